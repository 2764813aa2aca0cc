//! Every instruction of PTX 6 to 9, with a row per form.
//!
//! **Modifiers** are groups, each of which matches at most one modifier: `rn|rz` is one of the two,
//! `ftz?` is optional, `@round` refers to a list in [`GROUPS`], `*` matches anything. The first
//! type is `T`, the second `U`.
//!
//! **Operands** are a letter and, after a colon, a type (`T` by default):
//!
//! | letter | operand |
//! |--------|----------------------|
//! | `d`    | a register that is written, or `_` |
//! | `D`    | the same; the register may be wider than the type |
//! | `s`    | a register, special register, number or symbol that is read |
//! | `S`    | the same; the register may be wider than the type |
//! | `x` `X`| as `d` `D`, a vector if the instruction has `.v2`, `.v4`, `.v8` |
//! | `y` `Y`| as `s` `S`, a vector likewise |
//! | `w`    | register, symbol, number, or a vector as wide as the type (`mov` packs and unpacks) |
//! | `e`    | a register, or `register\|predicate` |
//! | `p`    | a predicate that is written, or `p\|q` |
//! | `c`    | a predicate that is read, possibly negated |
//! | `m`    | an address in brackets |
//! | `l`    | a label, function or list of labels |
//! | `*`    | anything, any number of times |
//!
//! Types are `T`, `U`, `2` (twice as wide as `T`), or a name; a final `?` makes the operand
//! optional.

/// Lists that several rows share.
#[rustfmt::skip]
pub(super) const GROUPS: &[(&str, &str)] = &[
    ("round",   "rn|rz|rm|rp"),
    ("int",     "u16|u32|u64|s16|s32|s64"),
    ("wide",    "u32|u64|s32|s64"),
    ("bits",    "b16|b32|b64"),
    ("any",     "b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64"),
    ("memory",  "b8|b16|b32|b64|b128|u8|u16|u32|u64|s8|s16|s32|s64|f16|f16x2|f32|f64"),
    ("half",    "f16|f16x2"),
    ("brain",   "bf16|bf16x2"),
    ("space",   "global|shared|shared::cta|shared::cluster|local|const|param|param::entry|param::func"),
    ("scope",   "cta|cluster|gpu|sys"),
    ("order",   "weak|relaxed|acquire|release|acq_rel|volatile|mmio"),
    ("cache",   "ca|cg|cs|lu|cv|wb|wt"),
    ("evict",   "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate"),
    ("evict2",  "L2::evict_normal|L2::evict_first|L2::evict_last|L2::evict_unchanged"),
    ("hint",    "L2::cache_hint"),
    ("prefetch","L2::64B|L2::128B|L2::256B"),
    ("vector",  "v2|v4|v8"),
    ("compare", "eq|ne|lt|le|gt|ge|lo|ls|hi|hs"),
    ("fcompare","eq|ne|lt|le|gt|ge|equ|neu|ltu|leu|gtu|geu|num|nan"),
    ("logic",   "and|or|xor"),
    ("convert", "u8|u16|u32|u64|s8|s16|s32|s64|f16|bf16|f32|f64|tf32"),
];

/// One form of an instruction.
pub struct Row {
    /// Opcode.
    pub opcode: &'static str,
    /// Groups of modifiers.
    pub modifiers: &'static str,
    /// Operands.
    pub operands: &'static str,
    /// The feature that a kernel with this instruction needs, for messages; empty for basic
    /// instructions.
    pub needs: &'static str,
    /// Whether no part of this compiler, including the interpreter, supports it.
    pub later: bool,
}

const fn row(opcode: &'static str, modifiers: &'static str, operands: &'static str) -> Row {
    Row {
        opcode,
        modifiers,
        operands,
        needs: "",
        later: false,
    }
}

const fn need(
    opcode: &'static str,
    modifiers: &'static str,
    operands: &'static str,
    needs: &'static str,
) -> Row {
    Row {
        opcode,
        modifiers,
        operands,
        needs,
        later: false,
    }
}

const fn later(opcode: &'static str, needs: &'static str) -> Row {
    Row {
        opcode,
        modifiers: "*",
        operands: "*",
        needs,
        later: true,
    }
}

const fn form_later(opcode: &'static str, modifiers: &'static str, needs: &'static str) -> Row {
    Row {
        opcode,
        modifiers,
        operands: "*",
        needs,
        later: true,
    }
}

const ATOMICS: &str = "atomics";
const BARRIERS: &str = "barriers between the threads of a block";
const WARPS: &str = "warp shuffles and votes";
const TEXTURES: &str = "textures";
const SURFACES: &str = "surfaces";
const MATRICES: &str = "tensor-core matrix instructions";
const COPIES: &str = "asynchronous copies";
const CLUSTERS: &str = "thread-block clusters";
const VIDEO: &str = "video instructions";
const CALLS: &str = "calls to functions";
const CLOCKS: &str = "clocks and debugging";
const STACK: &str = "a stack of variable size";
const CACHES: &str = "cache control";

#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    // Integers
    //   opcode    modifiers                                   operands
    row("add",     "u16|u32|u64|s16|s64|u16x2|s16x2",          "d s s"),
    row("add",     "sat? s32",                                 "d s s"),
    row("add",     "cc @wide",                                 "d s s"),
    row("addc",    "cc? @wide",                                "d s s"),
    row("sub",     "u16|u32|u64|s16|s64|u16x2|s16x2",          "d s s"),
    row("sub",     "sat? s32",                                 "d s s"),
    row("sub",     "cc @wide",                                 "d s s"),
    row("subc",    "cc? @wide",                                "d s s"),
    row("mul",     "hi|lo @int",                               "d s s"),
    row("mul",     "wide u16|u32|s16|s32",                     "d:2 s s"),
    row("mad",     "hi|lo cc? @int",                           "d s s s"),
    row("mad",     "hi sat s32",                               "d s s s"),
    row("mad",     "wide u16|u32|s16|s32",                     "d:2 s s s:2"),
    row("madc",    "hi|lo cc? @wide",                          "d s s s"),
    row("mul24",   "hi|lo u32|s32",                            "d s s"),
    row("mad24",   "hi|lo u32|s32",                            "d s s s"),
    row("mad24",   "hi sat s32",                               "d s s s"),
    row("sad",     "@int",                                     "d s s s"),
    row("div",     "@int",                                     "d s s"),
    row("rem",     "@int",                                     "d s s"),
    row("abs",     "s16|s32|s64",                              "d s"),
    row("neg",     "s16|s32|s64",                              "d s"),
    row("min",     "@int",                                     "d s s"),
    row("max",     "@int",                                     "d s s"),
    row("min",     "relu? u16x2|s16x2|s32",                    "d s s"),
    row("max",     "relu? u16x2|s16x2|s32",                    "d s s"),
    row("popc",    "b32|b64",                                  "d:u32 s"),
    row("clz",     "b32|b64",                                  "d:u32 s"),
    row("bfind",   "shiftamt? @wide",                          "d:u32 s"),
    row("fns",     "b32",                                      "d s s s"),
    row("brev",    "b32|b64",                                  "d s"),
    row("bfe",     "@wide",                                    "d s s:u32 s:u32"),
    row("bfi",     "b32|b64",                                  "d s s s:u32 s:u32"),
    row("szext",   "clamp|wrap u32|s32",                       "d s s:u32"),
    row("bmsk",    "clamp|wrap b32",                           "d s s"),
    row("dp4a",    "u32|s32 u32|s32",                          "d:b32 s:b32 s:b32 s:b32"),
    row("dp2a",    "lo|hi u32|s32 u32|s32",                    "d:b32 s:b32 s:b32 s:b32"),
    // Lanes of 8 and 16 bits
    row("vadd2",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vsub2",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vavrg2",    "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vabsdiff2", "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vmin2",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vmax2",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vadd4",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vsub4",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vavrg4",    "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vabsdiff4", "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vmin4",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    row("vmax4",     "u32|s32 u32|s32 u32|s32 sat? add?",      "d:b32 s:b32 s:b32 s:b32"),
    // Floats
    row("testp",   "finite|infinite|number|notanumber|normal|subnormal f32|f64", "p s"),
    row("copysign","f32|f64",                                  "d s s"),
    row("add",     "@round? ftz? sat? f32",                    "d s s"),
    row("add",     "@round? f64",                              "d s s"),
    row("add",     "rn? ftz? sat? @half",                      "d s s"),
    row("add",     "rn? @brain",                               "d s s"),
    row("add",     "@round? ftz? f32x2",                       "d s s"),
    form_later("add", "@round? sat? f32 f16|bf16",             "mixed-precision arithmetic"),
    row("sub",     "@round? ftz? sat? f32",                    "d s s"),
    row("sub",     "@round? f64",                              "d s s"),
    row("sub",     "rn? ftz? sat? @half",                      "d s s"),
    row("sub",     "rn? @brain",                               "d s s"),
    row("sub",     "@round? ftz? f32x2",                       "d s s"),
    form_later("sub", "@round? sat? f32 f16|bf16",             "mixed-precision arithmetic"),
    row("mul",     "@round? ftz? sat? f32",                    "d s s"),
    row("mul",     "@round? f64",                              "d s s"),
    row("mul",     "rn? ftz? sat? @half",                      "d s s"),
    row("mul",     "rn? @brain",                               "d s s"),
    row("mul",     "@round? ftz? f32x2",                       "d s s"),
    row("fma",     "@round ftz? sat? f32",                     "d s s s"),
    row("fma",     "@round f64",                               "d s s s"),
    row("fma",     "rn ftz? sat? relu? @half",                 "d s s s"),
    row("fma",     "rn relu? @brain",                          "d s s s"),
    row("fma",     "@round ftz? f32x2",                        "d s s s"),
    form_later("fma", "rn oob relu? f16|f16x2|bf16|bf16x2",    "out-of-bounds arithmetic"),
    form_later("fma", "@round sat? f32 f16|bf16",              "mixed-precision arithmetic"),
    row("mad",     "@round? ftz? sat? f32",                    "d s s s"),
    row("mad",     "@round f64",                               "d s s s"),
    row("div",     "approx|full|rn|rz|rm|rp ftz? f32",         "d s s"),
    row("div",     "@round f64",                               "d s s"),
    row("abs",     "ftz? f32|f16|f16x2",                       "d s"),
    row("abs",     "f64|bf16|bf16x2",                          "d s"),
    row("neg",     "ftz? f32|f16|f16x2",                       "d s"),
    row("neg",     "f64|bf16|bf16x2",                          "d s"),
    row("min",     "ftz? NaN? xorsign? abs? f32",              "d s s s?"),
    row("min",     "f64",                                      "d s s"),
    row("min",     "ftz? NaN? xorsign? abs? f16|f16x2|bf16|bf16x2", "d s s"),
    row("max",     "ftz? NaN? xorsign? abs? f32",              "d s s s?"),
    row("max",     "f64",                                      "d s s"),
    row("max",     "ftz? NaN? xorsign? abs? f16|f16x2|bf16|bf16x2", "d s s"),
    row("rcp",     "approx|rn|rz|rm|rp ftz? f32",              "d s"),
    row("rcp",     "@round f64",                               "d s"),
    row("rcp",     "approx ftz f64",                           "d s"),
    row("sqrt",    "approx|rn|rz|rm|rp ftz? f32",              "d s"),
    row("sqrt",    "@round f64",                               "d s"),
    row("rsqrt",   "approx ftz? f32|f64",                      "d s"),
    row("sin",     "approx ftz? f32",                          "d s"),
    row("cos",     "approx ftz? f32",                          "d s"),
    row("lg2",     "approx ftz? f32",                          "d s"),
    row("ex2",     "approx ftz? f32|f16|f16x2|bf16|bf16x2",    "d s"),
    row("tanh",    "approx f32|f16|f16x2|bf16|bf16x2",         "d s"),
    // Comparison and selection
    row("set",     "@compare @logic? u32|s32|f32 @bits|@int",  "d s:U s:U c:pred?"),
    row("set",     "@fcompare @logic? ftz? u32|s32|f32 f32|f64", "d s:U s:U c:pred?"),
    row("set",     "@fcompare @logic? ftz? f16|f16x2|bf16|bf16x2|u16|s16|u32|s32 f16|f16x2|bf16|bf16x2", "d s:U s:U c:pred?"),
    row("setp",    "@compare @logic? @bits|@int",              "p s s c:pred?"),
    row("setp",    "@fcompare @logic? ftz? f32|f64|f16|f16x2|bf16|bf16x2", "p s s c:pred?"),
    row("selp",    "@any",                                     "d s s c:pred"),
    row("slct",    "@any s32",                                 "d s s s:U"),
    row("slct",    "ftz? @any f32",                            "d s s s:U"),
    // Bits
    row("and",     "@bits|pred",                               "d s s"),
    row("or",      "@bits|pred",                               "d s s"),
    row("xor",     "@bits|pred",                               "d s s"),
    row("not",     "@bits|pred",                               "d s"),
    row("cnot",    "@bits",                                    "d s"),
    row("lop3",    "b32",                                      "d s s s s"),
    row("lop3",    "or|and b32",                               "e s s s s c:pred"),
    row("shf",     "l|r clamp|wrap b32",                       "d s s s:u32"),
    row("shl",     "@bits",                                    "d s s:u32"),
    row("shr",     "@bits|@int",                               "d s s:u32"),
    row("prmt",    "b32 f4e|b4e|rc8|ecl|ecr|rc16?",            "d s s s"),
    // Moving and converting
    row("mov",     "@any|pred|f16|f16x2|bf16|bf16x2|b128",     "w w"),
    row("ld",      "@order? @scope? @space? @cache? @evict? @evict2? @hint? @prefetch? @vector? @memory", "X m s:b64?"),
    row("ld",      "@order? @scope? @space? @cache? nc @evict? @evict2? @hint? @prefetch? @vector? @memory", "X m s:b64?"),
    row("ldu",     "global? @vector? @memory",                 "X m"),
    row("st",      "@order? @scope? @space? @cache? @evict? @evict2? @hint? @vector? @memory", "m Y s:b64?"),
    row("cvta",    "global|shared|shared::cta|shared::cluster|local|const|param|param::entry u32|u64", "d s"),
    row("cvta",    "to global|shared|shared::cta|shared::cluster|local|const|param|param::entry u32|u64", "d s"),
    row("isspacep","global|shared|shared::cta|shared::cluster|local|const|param|param::entry", "p s:b64"),
    row("cvt",     "rn|rz|rm|rp|rni|rzi|rmi|rpi|rna? relu? ftz? sat? satfinite? @convert @convert", "D S:U"),
    row("cvt",     "rn|rz|rs relu? satfinite? f16x2|bf16x2 f32",  "d s:f32 s:f32"),
    form_later("cvt", "pack sat u16|s16|u8|s8|u4|s4|u2|s2 s32 b32?", "packing conversions"),
    form_later("cvt", "rn|rz|rp|rs? relu? satfinite? scaled::n2::ue8m0? e4m3x2|e5m2x2|e4m3x4|e5m2x4|e2m1x2|e2m1x4|e2m3x2|e3m2x2|e2m3x4|e3m2x4|ue8m0x2|f16x2|bf16x2 f32|f16x2|bf16x2|e4m3x2|e5m2x2|e2m1x2|e2m3x2|e3m2x2|ue8m0x2", "8-bit floats and smaller"),
    // Control
    row("bra",     "uni?",                                     "l"),
    row("brx",     "idx uni?",                                 "s:u32 l"),
    need("call",   "uni?",                                     "*", CALLS),
    row("ret",     "uni?",                                     ""),
    row("exit",    "",                                         ""),
    row("trap",    "",                                         ""),
    need("brkpt",  "",                                         "",  CLOCKS),
    row("nanosleep", "u32",                                    "s"),
    row("pmevent", "mask?",                                    "s:u16"),
    // Synchronisation
    need("bar",    "cta? sync|arrive",                         "s:u32 s:u32?", BARRIERS),
    need("bar",    "cta? red popc u32",                        "d:u32 s:u32 *", BARRIERS),
    need("bar",    "cta? red and|or pred",                     "d:pred s:u32 *", BARRIERS),
    row("bar",     "warp sync",                                "s:b32"),
    need("barrier","cta? sync|arrive aligned?",                "s:u32 s:u32?", BARRIERS),
    need("barrier","cta? red popc aligned? u32",               "d:u32 s:u32 *", BARRIERS),
    need("barrier","cta? red and|or aligned? pred",            "d:pred s:u32 *", BARRIERS),
    form_later("barrier", "cluster arrive|wait release|acquire|relaxed? aligned?", CLUSTERS),
    row("membar",  "cta|gl|sys",                               ""),
    row("fence",   "sc|acq_rel|acquire|release? @scope",       ""),
    form_later("fence", "*",                                   "proxy and cluster fences"),
    later("griddepcontrol",                                    "kernels that start one another"),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? and|or|xor @hint? b32|b64", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? exch @hint? b32|b64|b128|u32|u64|s32|s64|f32|f64", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? cas @hint? b16|b32|b64|b128|u32|u64|s32|s64", "d m s s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? add @hint? u32|u64|s32|s64|f32|f64", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? add noftz @hint? f16|f16x2|bf16|bf16x2", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? min|max @hint? u32|u64|s32|s64", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global|shared|shared::cta|shared::cluster? inc|dec @hint? u32", "d m s s:b64?", ATOMICS),
    need("atom",   "@order? @scope? global? add noftz? @hint? v2|v4|v8 f32|f16|bf16", "x m y s:b64?", ATOMICS),
    form_later("atom", "@order? @scope? global? add|min|max noftz? @hint? v2|v4|v8 f32|f16|bf16|f16x2|bf16x2", "vector atomics"),
    need("red",    "@order? @scope? global|shared|shared::cta|shared::cluster? and|or|xor @hint? b32|b64", "m s s:b64?", ATOMICS),
    need("red",    "@order? @scope? global|shared|shared::cta|shared::cluster? add @hint? u32|u64|s32|s64|f32|f64", "m s s:b64?", ATOMICS),
    need("red",    "@order? @scope? global|shared|shared::cta|shared::cluster? add noftz @hint? f16|f16x2|bf16|bf16x2", "m s s:b64?", ATOMICS),
    need("red",    "@order? @scope? global|shared|shared::cta|shared::cluster? min|max @hint? u32|u64|s32|s64", "m s s:b64?", ATOMICS),
    need("red",    "@order? @scope? global|shared|shared::cta|shared::cluster? inc|dec @hint? u32", "m s s:b64?", ATOMICS),
    need("red",    "@order? @scope? global? add noftz? @hint? v2|v4|v8 f32|f16|bf16", "m y s:b64?", ATOMICS),
    form_later("red", "@order? @scope? global? add|min|max noftz? @hint? v2|v4|v8 f32|f16|bf16|f16x2|bf16x2", "vector atomics"),
    form_later("red", "async *",                               CLUSTERS),
    need("tex",    "1d v4 f32|s32|u32 s32",                    "*", "textures in linear memory"),
    need("tex",    "level? 1d|2d|3d|a1d|a2d v4 f32|s32|u32 s32|f32", "*", TEXTURES),
    need("suld",   "b 1d|2d|3d|a1d|a2d @cache? v2|v4? b8|b16|b32|b64 trap|clamp|zero", "*", SURFACES),
    need("sust",   "b 1d|2d|3d|a1d|a2d @cache? v2|v4? b8|b16|b32|b64 trap|clamp|zero", "*", SURFACES),
    form_later("tex", "*",                                     TEXTURES),
    need("cp",     "async ca|cg shared|shared::cta global @hint? @prefetch?", "m m *", COPIES),
    need("cp",     "async mbarrier arrive noinc? shared|shared::cta? b64", "m", COPIES),
    need("mbarrier", "init|inval|arrive|arrive_drop|test_wait|try_wait|pending_count *", "*", COPIES),
    need("cp",     "async commit_group|wait_group|wait_all",   "*", COPIES),
    need("shfl",   "sync? up|down|bfly|idx b32",               "e s s:b32 s:b32 s:b32?", WARPS),
    need("vote",   "sync? all|any|uni pred",                   "d c s:b32?", WARPS),
    need("vote",   "sync? ballot b32",                         "d c:pred s:b32?", WARPS),
    need("match",  "any sync b32|b64",                         "d:b32 s s:b32", WARPS),
    need("match",  "all sync b32|b64",                         "e:b32 s s:b32", WARPS),
    need("activemask", "b32",                                  "d", WARPS),
    need("redux",  "sync add|min|max u32|s32",                 "d s s:b32", WARPS),
    need("redux",  "sync and|or|xor b32",                      "d s s:b32", WARPS),
    need("redux",  "sync min|max abs? NaN? f32",               "d s s:b32", WARPS),
    need("elect",  "sync",                                     "e:b32 s:b32", WARPS),
    // Recognised, but not supported
    later("tld4", TEXTURES), later("txq", TEXTURES), later("istypep", TEXTURES),
    form_later("suld", "*", SURFACES), form_later("sust", "*", SURFACES), later("sured", SURFACES), later("suq", SURFACES),
    need("wmma", "load|store|mma *", "*", MATRICES), need("mma", "sync *", "*", MATRICES),
    need("ldmatrix", "sync aligned m8n8 x1|x2|x4 trans? shared|shared::cta? b16", "*", MATRICES),
    later("stmatrix", MATRICES),
    later("movmatrix", MATRICES), later("wgmma", MATRICES), later("tcgen05", MATRICES),
    later("cp", COPIES), later("mbarrier", COPIES), later("tensormap", COPIES), later("createpolicy", CACHES),
    row("prefetch",  "global|local? L1|L2|L2::evict_last|L2::evict_normal", "m"),
    row("prefetchu", "L1",                                     "m"),
    later("applypriority", CACHES), later("discard", CACHES),
    later("mapa", CLUSTERS), later("getctarank", CLUSTERS), later("multimem", "several GPUs"),
    later("clusterlaunchcontrol", CLUSTERS), later("setmaxnreg", "register budgets"),
    later("stacksave", STACK), later("stackrestore", STACK), later("alloca", STACK),
    later("vadd", VIDEO), later("vsub", VIDEO), later("vabsdiff", VIDEO), later("vmin", VIDEO), later("vmax", VIDEO),
    later("vshl", VIDEO), later("vshr", VIDEO), later("vmad", VIDEO), later("vset", VIDEO),
    later("vset2", VIDEO), later("vset4", VIDEO),
    form_later("st",  "async *",                               CLUSTERS),
    form_later("st",  "bulk *",                                COPIES),
];
