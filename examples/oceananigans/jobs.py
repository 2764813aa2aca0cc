#!/usr/bin/env python3
"""Writes the jobs of the ocean model: the launches of a step stand here once, for all of them.

    jobs.py                                          # every job, as FILE.toml beside this script
    jobs.py double_gyre --nx 12 --ny 10 --nz 5 --precision f64 -o small.toml
"""

import argparse
import math
from pathlib import Path

HALO = 3
PERIODIC, EVEN, ODD, WALL = range(4)

# name: dims, units, long_name, CF standard name
FIELDS_3D = {
    "u": ("z", "y", "x_west", "m s-1", "velocity towards the east", "sea_water_x_velocity"),
    "v": ("z", "y_south", "x", "m s-1", "velocity towards the north", "sea_water_y_velocity"),
    "w": ("z_lower", "y", "x", "m s-1", "velocity upwards", "upward_sea_water_velocity"),
    "T": ("z", "y", "x", "degree_C", "temperature", "sea_water_conservative_temperature"),
    "S": ("z", "y", "x", "g kg-1", "salinity", "sea_water_absolute_salinity"),
    "b": ("z", "y", "x", "m s-2", "buoyancy", None),
    "n2": ("z_lower", "y", "x", "s-2", "squared buoyancy frequency", "square_of_brunt_vaisala_frequency_in_sea_water"),
    "p": ("z", "y", "x", "m2 s-2", "hydrostatic pressure over density, without the free surface", None),
    "zeta": ("z", "y_south", "x_west", "s-1", "relative vorticity", "ocean_relative_vorticity"),
    "nu": ("z_lower", "y", "x", "m2 s-1", "vertical viscosity", "ocean_vertical_momentum_diffusivity"),
    "kappa": ("z_lower", "y", "x", "m2 s-1", "vertical diffusivity", "ocean_vertical_tracer_diffusivity"),
    "ratio": ("z", "y", "x", "1", "eliminated upper diagonal of the columns", None),
}
for of, dims in {"u": ("z", "y", "x_west"), "v": ("z", "y_south", "x"), "T": ("z", "y", "x"), "S": ("z", "y", "x")}.items():
    FIELDS_3D[f"G{of}"] = (*dims, None, f"tendency of {of}", None)
    FIELDS_3D[f"G{of}_before"] = (*dims, None, f"tendency of {of} a step before", None)

FIELDS_2D = {
    "eta": ("y", "x", "m", "height of the free surface", "sea_surface_height_above_geoid"),
    "U": ("y", "x_west", "m2 s-1", "transport of the column towards the east", None),
    "V": ("y_south", "x", "m2 s-1", "transport of the column towards the north", None),
    "eta_mean": ("y", "x", "m", "mean height over the substeps", None),
    "U_mean": ("y", "x_west", "m2 s-1", "mean transport over the substeps", None),
    "V_mean": ("y_south", "x", "m2 s-1", "mean transport over the substeps", None),
    "forcing_U": ("y", "x_west", "m2 s-2", "tendency of the column's transport", None),
    "forcing_V": ("y_south", "x", "m2 s-2", "tendency of the column's transport", None),
    "speed": ("y", "x", "m s-1", "speed at the surface, of its west and south faces", None),
    "spin": ("y_south", "x_west", "s-1", "relative vorticity at the surface", "ocean_relative_vorticity"),
    "sst": ("y", "x", "degree_C", "temperature of the top level", "sea_surface_temperature"),
    "wind_x": ("y", "x_west", "m2 s-2", "wind stress towards the east over density", None),
    "wind_y": ("y_south", "x", "m2 s-2", "wind stress towards the north over density", None),
    "T_target": ("y", "x", "degree_C", "what the surface is restored to", None),
    "S_target": ("y", "x", "g kg-1", "what the surface is restored to", None),
    "bottom": ("y", "x", "m", "height of the sea floor", None),
}


class Setting:
    """What a job is about; each job below overrides some of it."""

    title = ""
    comment = ""
    nx, ny, nz = 60, 60, 15
    precision = "f32"
    periodic_x = periodic_y = False
    no_slip = True
    bathymetry = False
    momentum = "weno5"
    tracer = "weno5"
    teos10 = False
    open_top = True
    dt = 1200.0
    substeps = 20  # of one dt; averages need some more
    steps = 100
    extra_arrays = {}
    extra = ""

    scalars = {
        "chi": (0.1, "of Adams-Bashforth 2"),
        "expansion": (2e-4, "K-1"),
        "contraction": (8e-4, "(g kg-1)-1"),
        "viscosity": (500.0, "m2 s-1, along levels"),
        "drag": (2e-3, "of the floor"),
        "tide": (0.01, "m s-1"),
        "mixing_shear": (5e-3, "m2 s-1"),
        "mixing_convection": (0.1, "m2 s-1"),
        "mixing_viscosity": (1e-4, "m2 s-1"),
        "mixing_diffusivity": (1e-5, "m2 s-1"),
        "diffusivity": (100.0, "m2 s-1, along levels"),
        "restoring": (0.0, "s-1, of the top level"),
    }

    # Expressions: coordinates, metrics by row, initial fields.
    coordinates = {}
    metrics = {}
    z = "0"
    fields = {}
    outputs = ""

    def averaging(self):
        """Weights of the substeps: the shape of Shchepetkin and McWilliams, its mean brought to one step."""
        n, q, r = self.substeps, 4, 0.18927

        def shape(tau0):
            values = []
            for m in range(1, 2 * n + 1):
                x = m / n / tau0
                value = x**2 * (1 - x**q) - r * x
                if value <= 0 and m > n / 2:
                    break
                values.append(value)
            return values

        def mean(tau0):
            values = shape(tau0)
            return sum((m + 1) / n * value for m, value in enumerate(values)) / sum(values)

        low, high = 0.8, 2.0
        for _ in range(60):
            tau0 = 0.5 * (low + high)
            low, high = (tau0, high) if mean(tau0) < 1 else (low, tau0)
        values = shape(tau0)
        return tau0, len(values), 1 / sum(values)


def grid_2d(extra=0, levels="nz"):
    return f'["ceil((nx + {extra}) / 32)", "ceil((ny + {extra}) / 4)", "{levels}"]'


class Launches:
    def __init__(self, setting):
        self.setting = setting
        self.text = []
        s = setting
        names = ["dx_c", "dx_f", "dy_c", "dy_f", "area_c", "area_f", "f", "z_faces", "bottom"]
        numbers = ["nx", "ny", "nz", "periodic_x", "periodic_y"]
        self.grid = "{ struct = [" + ", ".join(f'"{name}"' for name in numbers + names) + "] }"
        self.suffix = "_bathymetry" if s.bathymetry else ""

    def launch(self, kernel, grid, args, block="[32, 4]"):
        text = ", ".join(arg if isinstance(arg, str) and arg.startswith("{") else f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
        self.text.append(f'[[launch]]\nkernel = "{kernel}"\ngrid = {grid}\nblock = {block}\nargs = [{text}]\n')

    def struct(self, *names):
        return "{ struct = [" + ", ".join(f'"{name}"' for name in names) + "] }"

    def comment(self, text):
        self.text.append(f"# {text}")

    def fill(self, field):
        s = self.setting
        along = ODD if s.no_slip else EVEN
        x = PERIODIC if s.periodic_x else WALL if field == "u" else along if field == "v" else EVEN
        y = PERIODIC if s.periodic_y else WALL if field == "v" else along if field == "u" else EVEN
        self.launch("fill_halo_west_and_east", f'["ceil(ny / 32)", "ceil((nz + {2 * HALO}) / 4)"]', [field, "nx", "ny", "nz_all", x, x])
        self.launch("fill_halo_south_and_north", f'["ceil((nx + {2 * HALO}) / 32)", "ceil((nz + {2 * HALO}) / 4)"]', [field, "nx", "ny", "nz_all", y, y])
        self.launch("fill_halo_bottom_and_top", f'["ceil((nx + {2 * HALO}) / 32)", "ceil((ny + {2 * HALO}) / 4)"]', [field, "nx", "ny", "nz", EVEN, EVEN])

    def step(self):
        s, g, end = self.setting, self.grid, self.suffix
        self.comment("halos")
        for field in ("u", "v", "T", "S"):
            self.fill(field)
        self.comment("what follows from the state at once")
        self.launch("vertical_velocity" + end, grid_2d(2, 1), [g, "u", "v", "w"])
        if s.teos10:
            self.launch("buoyancy_teos10", grid_2d(2), [g, "T", "S", "b", "n2"])
        else:
            self.launch("buoyancy_linear", grid_2d(2), [g, "T", "S", "b", "n2", "expansion", "contraction"])
        self.launch("hydrostatic_pressure", grid_2d(2, 1), [g, "b", "p"])
        mixing = self.struct("mixing_shear", "mixing_convection", "mixing_viscosity", "mixing_diffusivity")
        if s.nz > 1:
            self.launch("diffusivities", grid_2d(2, "nz - 1"), [g, "u", "v", "n2", "nu", "kappa", mixing])
        self.launch("vorticity" + end, grid_2d(2 * HALO - 1), [g, "u", "v", "zeta"])
        self.comment("tendencies")
        friction = self.struct("viscosity", "drag", "tide")
        for velocity, wind in (("u", "wind_x"), ("v", "wind_y")):
            self.launch(f"{velocity}_tendency_{s.momentum}{end}", grid_2d(), [g, "u", "v", "w", "zeta", "p", wind, f"G{velocity}", friction])
        for tracer in ("T", "S"):
            self.launch(f"tracer_tendency_{s.tracer}{end}", grid_2d(), [g, "u", "v", "w", tracer, f"{tracer}_target", f"G{tracer}", "diffusivity", "restoring", int(s.open_top)])
        self.comment("the step: extrapolated tendencies, then vertical mixing")
        self.launch("barotropic_begin" + end, grid_2d(0, 1), [g, "Gu", "Gu_before", "Gv", "Gv_before", "iteration", "chi", "forcing_U", "forcing_V", "eta_mean", "U_mean", "V_mean"])
        for field in ("u", "v", "T", "S"):
            self.launch("adams_bashforth", grid_2d(), [g, field, f"G{field}", f"G{field}_before", "iteration", "dt", "chi"])
        for field, kernel, face in (("u", "diffuse_u", "nu"), ("v", "diffuse_v", "nu"), ("T", "diffuse_tracer", "kappa"), ("S", "diffuse_tracer", "kappa")):
            self.launch(kernel + end, grid_2d(0, 1), [g, field, face, "ratio", "dt"])
        self.comment("the free surface, in substeps")
        count = s.averaging()[1]
        for m in range(count):
            self.launch("barotropic_height", grid_2d(0, 1), [g, "eta", "U", "V", "dt_substep"])
            self.launch("barotropic_transport", grid_2d(0, 1), [g, "eta", "U", "V", "forcing_U", "forcing_V", "eta_mean", "U_mean", "V_mean", "weights", m, "dt_substep"])
        self.launch("barotropic_end" + end, grid_2d(0, 1), [g, "eta", "U", "V", "eta_mean", "U_mean", "V_mean", "u", "v"])
        self.launch("advance", "[1]", ["iteration"], block="[32]")
        self.comment("for pictures")
        self.launch("look_at_surface", grid_2d(0, 1), [g, "u", "v", "zeta", "T", "speed", "spin", "sst"])
        return "\n".join(self.text)


def array(name, dtype, shape, dims, halo, init, units=None, long_name=None, standard_name=None):
    lines = [f"[arrays.{name}]", f'dtype = "{dtype}"', f"shape = [{shape}]"]
    if dims:
        lines.append("dims = [" + ", ".join(f'"{dim}"' for dim in dims) + "]")
    if halo:
        lines.append(f"halo = [{halo}]")
    init = f'{{ expr = "{init}" }}' if isinstance(init, str) and init not in ("zeros", "ones") else f'"{init}"' if isinstance(init, str) else init
    lines.append(f"init = {init}")
    for key, value in (("units", units), ("long_name", long_name), ("standard_name", standard_name)):
        if value:
            lines.append(f'{key} = "{value}"')
    return "\n".join(lines) + "\n"


def number(value):
    return repr(value) if isinstance(value, int) else repr(float(value))


def job(s):
    tau0, count, scale = s.averaging()
    kind = s.precision
    out = [f"# {line}".rstrip() for line in s.comment.strip().splitlines()]
    out.append("# Written by jobs.py, which says what a step is.")
    out.append(f'title = "{s.title}"')
    out.append(f'kernels = ["{"ocean" if kind == "f32" else "ocean_f64"}.ptx"]\n')
    out.append("[scalars]")
    for name, value in (("nx", s.nx), ("ny", s.ny), ("nz", s.nz), ("nz_all", s.nz + 2 * HALO), ("periodic_x", int(s.periodic_x)), ("periodic_y", int(s.periodic_y))):
        out.append(f"{name} = {value}")
    scalars = {**Setting.scalars, **s.scalars, "dt": (s.dt, "s"), "dt_substep": (s.dt / s.substeps, "s")}
    for name, (value, unit) in scalars.items():
        out.append(f'{name} = {{ value = {number(value)}, type = "{kind}" }}'.ljust(60) + f"# {unit}" if not isinstance(value, int) else f"{name} = {value}  # {unit}")
    out.append("")
    for name, (start, space, units, about) in s.coordinates.items():
        out.append(f'[coordinates.{name}]\nfrom = "{start}"\nspacing = "{space}"\nunits = "{units}"\nlong_name = "{about}"\n')
    for name, (dim, init, units, about) in s.metrics.items():
        out.append(array(name, kind, f'"ny + {2 * HALO}"', [dim], HALO, init, units, about))
    out.append(array("z_faces", kind, '"nz + 1"', ["z_face"], None, s.z, "m", "height of the faces between levels"))
    for name, (dim, init, units, about) in s.extra_arrays.items():
        out.append(array(name, kind, '"nz"', [dim], None, init, units, about))
    weight = f"(((i + 1) / {s.substeps} / {tau0:.15g})^2 * (1 - ((i + 1) / {s.substeps} / {tau0:.15g})^4) - 0.18927 * (i + 1) / {s.substeps} / {tau0:.15g}) * {scale:.15g}"
    out.append(array("weights", kind, count, ["substep"], None, weight, None, "weights of the substeps"))
    out.append(array("iteration", "i32", 1, None, None, 0, None, "number of the step"))
    for name, (*dims, units, about, standard) in FIELDS_2D.items():
        init = s.fields.get(name, "zeros")
        out.append(array(name, kind, f'"ny + {2 * HALO}", "nx + {2 * HALO}"', dims, f"{HALO}, {HALO}", init, units, about, standard))
    for name, (*dims, units, about, standard) in FIELDS_3D.items():
        init = s.fields.get(name, "zeros")
        out.append(array(name, kind, f'"nz + {2 * HALO}", "ny + {2 * HALO}", "nx + {2 * HALO}"', dims, f"{HALO}, {HALO}, {HALO}", init, units, about, standard))
    out.append(Launches(s).step())
    out.append(f'[loop]\nsteps = {s.steps}\ndt = {number(s.dt)}\ntime_units = "seconds since 2000-01-01 00:00:00"\n')
    out.append(s.outputs.strip())
    out.append(s.extra.strip())
    return "\n".join(out).rstrip() + "\n"


def box(width, height, extra=""):
    """Coordinates of a Cartesian box."""
    x, y = f"{width} / nx", f"{height} / ny"
    return {
        "x": (f"0.5 * {x}", x, "m", "distance towards the east"),
        "x_west": ("0.0", x, "m", "distance towards the east, of west faces"),
        "y": (f"0.5 * {y}", y, "m", "distance towards the north"),
        "y_south": ("0.0", y, "m", "distance towards the north, of south faces"),
    }


def box_metrics(width, height, coriolis):
    x, y = f"{width} / nx", f"{height} / ny"
    return {
        "dx_c": ("y", x, "m", "spacing along rows of centres"),
        "dx_f": ("y_south", x, "m", "spacing along rows of south faces"),
        "dy_c": ("y", y, "m", "spacing of south faces"),
        "dy_f": ("y_south", y, "m", "spacing of centres"),
        "area_c": ("y", f"{x} * {y}", "m2", "area of cells"),
        "area_f": ("y_south", f"{x} * {y}", "m2", "area around corners"),
        "f": ("y_south", coriolis, "s-1", "Coriolis parameter"),
    }


class DoubleGyre(Setting):
    title = "Double gyre"
    comment = """
Two gyres in a closed box of 1200 km, 1800 m deep, on a beta plane at 45 degrees: the wind blows east in the middle, west at both sides,
and the surface is restored to warm water in the south and cold water in the north. Water piles up in boundary currents at the west."""
    dt, substeps, steps = 1200.0, 20, 720
    scalars = {"restoring": (1 / (30 * 86400.0), "s-1, of the top level")}
    coordinates = box("1.2e6", "1.2e6")
    metrics = box_metrics("1.2e6", "1.2e6", "1.03e-4 + 1.6e-11 * (y_south - 6e5)")
    z = "-1800 * (0.6 * (1 - i / nz) + 0.4 * (1 - i / nz)^4)"
    fields = {
        "bottom": -1800.0,
        "wind_x": "-1e-4 * cos(2 * pi * y / 1.2e6)",
        # temperature falls from 20 degrees at the surface over 300 m
        "T": "2 + 18 * exp(-1800 * (0.6 * (1 - (k + 0.5) / nz) + 0.4 * (1 - (k + 0.5) / nz)^4) / 300)",
        "T_target": "25 - 20 * y / 1.2e6",
        "S": "34.5 + exp(-1800 * (0.6 * (1 - (k + 0.5) / nz) + 0.4 * (1 - (k + 0.5) / nz)^4) / 500)",
        "S_target": 35.0,
    }
    outputs = """
[[output]]
file = "double_gyre.nc"
arrays = ["z_faces", "eta", "U", "V", "u", "v", "w", "T", "speed", "spin", "sst"]
every = 72

[[output]]
file = "double_gyre_eta.png"
arrays = ["eta"]

[[output]]
file = "double_gyre_speed.png"
arrays = ["speed"]
"""


def band(west, east, south, north):
    """Coordinates of a part of the sphere, in degrees."""
    x, y = f"({east} - {west}) / nx", f"({north} - {south}) / ny"
    return {
        "x": (f"{west} + 0.5 * {x}", x, "degrees_east", "longitude"),
        "x_west": (f"{west}", x, "degrees_east", "longitude of west faces"),
        "y": (f"{south} + 0.5 * {y}", y, "degrees_north", "latitude"),
        "y_south": (f"{south}", y, "degrees_north", "latitude of south faces"),
    }


def band_metrics(west, east, south, north):
    radius, degree = "6.371e6", "pi / 180"
    x, y = f"(({east} - {west}) / nx * {degree})", f"(({north} - {south}) / ny * {degree})"

    def area(row):
        return f"{radius}^2 * {x} * 2 * cos({row} * {degree}) * sin(0.5 * {y})"

    return {
        "dx_c": ("y", f"{radius} * cos(y * {degree}) * {x}", "m", "spacing along rows of centres"),
        "dx_f": ("y_south", f"{radius} * cos(y_south * {degree}) * {x}", "m", "spacing along rows of south faces"),
        "dy_c": ("y", f"{radius} * {y}", "m", "spacing of south faces"),
        "dy_f": ("y_south", f"{radius} * {y}", "m", "spacing of centres"),
        "area_c": ("y", area("y"), "m2", "area of cells"),
        "area_f": ("y_south", area("y_south"), "m2", "area around corners"),
        "f": ("y_south", f"2 * 7.292115e-5 * sin(y_south * {degree})", "s-1", "Coriolis parameter"),
    }


def pictures(name, every, maps):
    """Fields to NetCDF every so many steps, and maps of the end, or series of them."""
    text = f"""
[[output]]
file = "{name}.nc"
arrays = ["z_faces", "eta", "U", "V", "u", "v", "w", "T", "S", "speed", "spin", "sst"]
every = {every}
"""
    for field in maps:
        series = f"every = {every}\n" if field == "spin" else ""
        text += f'\n[[output]]\nfile = "{name}_{field}.png"\narrays = ["{field}"]\n{series}'
    return text


class BaroclinicWave(Setting):
    """T = 4 + 3 (1 + z/H) + 8 (1 - tanh) exp(3 z/H), and what balances it: no flow at the floor, a surface that slopes."""

    title = "Baroclinic wave"
    comment = """
A front of 60 degrees of longitude around 45 degrees north, warm in the south, in balance with its current on a sphere of 1 degree: small
waves grow into large ones. For a quarter of a degree: jobs.py baroclinic_wave --nx 240 --ny 160 --dt 300 --steps 17280."""
    nx, ny, nz = 60, 40, 12
    periodic_x, no_slip = True, False
    dt, substeps, steps = 1200.0, 12, 4320
    scalars = {"viscosity": (1000.0, "m2 s-1, along levels"), "expansion": (2e-4, "K-1")}
    coordinates = band(0, 60, 25, 65)
    metrics = band_metrics(0, 60, 25, 65)
    z = "-3000 * (0.5 * (1 - i / nz) + 0.5 * (1 - i / nz)^3)"
    depth = "(0.5 * (1 - (k + 0.5) / nz) + 0.5 * (1 - (k + 0.5) / nz)^3)"
    # g alpha dT/dy / f at the surface, times 1000 m
    current = "(1000 * 9.80665 * 2e-4 * 8 / (1 + sinh((y - 45) / 5)^2) / (5 * 111195) / (2 * 7.292115e-5 * sin(y * pi / 180)))"
    fields = {
        "bottom": -3000.0,
        "T": f"4 + 3 * (1 - {depth}) + 8 * (1 - tanh((y - 45) / 5)) * exp(-3 * {depth}) + 0.2 * sin(2 * pi * x / 5) * exp(-((y - 45) / 5)^2 - 3 * {depth})",
        "u": f"{current} * (exp(-3 * {depth}) - exp(-3))",
        "U": f"{current} * (1000 - 4000 * exp(-3))",
        "eta": "-2e-4 * 8 * 1000 * (1 - exp(-3)) * tanh((y - 45) / 5)",
        "T_target": 10.0,
        "S": f"35 - 0.5 * {depth}",
        "S_target": 35.0,
    }
    outputs = pictures("baroclinic_wave", 432, ["sst", "spin"])


class Channel(Setting):
    title = "Eddying channel"
    comment = """
A channel around the southern ocean, periodic to the east over 1000 km, with a ridge across it: wind in the middle, warm water restored in the north."""
    nx, ny, nz = 100, 200, 20
    periodic_x, no_slip, bathymetry = True, False, True
    dt, substeps, steps = 600.0, 16, 4320
    scalars = {"restoring": (1 / (10 * 86400.0), "s-1, of the top level"), "viscosity": (50.0, "m2 s-1, along levels"), "diffusivity": (0.0, "m2 s-1, along levels")}
    coordinates = box("1e6", "2e6")
    metrics = box_metrics("1e6", "2e6", "-1e-4 + 1e-11 * y_south")
    z = "-3000 * (0.6 * (1 - i / nz) + 0.4 * (1 - i / nz)^4)"
    fields = {
        # a ridge whose cells are whole or half
        "bottom": "-3000 * (0.6 * round(2 * nz * (1 - 0.3 * exp(-((x - 5e5) / 1e5)^2))) / 2 / nz + 0.4 * (round(2 * nz * (1 - 0.3 * exp(-((x - 5e5) / 1e5)^2))) / 2 / nz)^4)",
        "wind_x": "2e-4 * sin(pi * y / 2e6)^2",
        "T": "8 * y / 2e6 * exp(-3 * (0.6 * (1 - (k + 0.5) / nz) + 0.4 * (1 - (k + 0.5) / nz)^4)) + 0.05 * sin(2 * pi * 5 * x / 1e6) * sin(pi * y / 2e6)",
        "T_target": "8 * y / 2e6",
        "S": "34.5 + 0.5 * (1 - (k + 0.5) / nz)",
        "S_target": 35.0,
    }
    outputs = pictures("channel", 432, ["sst", "eta", "spin"])


class Global(Setting):
    title = "The world at one degree"
    comment = """
75 degrees south to 75 degrees north, with continents from a formula: America, Africa with Eurasia, Australia with Asia, and an open
southern ocean. Seawater of TEOS-10, winds and surface temperature by latitude. Cells at the floor are whole or half."""
    nx, ny, nz = 360, 150, 20
    periodic_x, bathymetry, teos10 = True, True, True
    dt, substeps, steps = 1200.0, 12, 720
    scalars = {"restoring": (1 / (30 * 86400.0), "s-1, of the top level"), "viscosity": (10000.0, "m2 s-1, along levels"), "diffusivity": (500.0, "m2 s-1, along levels")}
    coordinates = band(0, 360, -75, 75)
    metrics = band_metrics(0, 360, -75, 75)
    z = "-4000 * (0.4 * (1 - i / nz) + 0.6 * (1 - i / nz)^3)"
    land = "(abs(x - 285 + 0.5 * y) < 12 && y > -55) || (abs(x - 25) < 14 && y > -35) || (abs(x - 120 - 0.2 * y) < 14 && y > -40) || (x > 25 && x < 130 && y > 25)"
    floor = "round(2 * nz * (1 - 0.25 * exp(-((x - 330) / 10)^2) - 0.15 * exp(-((y + 60) / 8)^2 - ((x - 200) / 30)^2))) / 2 / nz"
    fields = {
        "bottom": f"if({land}, 10, -4000 * (0.4 * {floor} + 0.6 * ({floor})^3))",
        "wind_x": "-1e-4 * cos(pi * y / 30) * cos(pi * y / 150)",
        "T": "2 + 24 * cos(y * pi / 180)^2 * exp(-8 * (0.4 * (1 - (k + 0.5) / nz) + 0.6 * (1 - (k + 0.5) / nz)^3))",
        "T_target": "2 + 24 * cos(y * pi / 180)^2",
        "S": "35 - 0.3 * (1 - (k + 0.5) / nz) - 0.2 * cos(6 * y * pi / 180) * (k + 0.5) / nz",
        "S_target": "35 - 0.5 * cos(6 * y * pi / 180)",
    }
    outputs = pictures("global_1deg", 72, ["sst", "eta", "speed"])


class Sensitivity(DoubleGyre):
    title = "What the double gyre is sensitive to"
    comment = """
The double gyre, and derivatives of the mean square of its temperature away from 10 degrees after a day and a half: by the temperature at
the beginning, by the wind, and by the mixing that is there everywhere:  reactant-rs run sensitivity.toml --gradient"""
    nx, ny, nz = 60, 60, 15
    steps = 108
    # two gyres that turn already: at rest, where the upwind side is undecided, no derivative is one from both sides
    fields = {
        **DoubleGyre.fields,
        "u": "-0.05 * sin(pi * x_west / 1.2e6) * cos(2 * pi * y / 1.2e6)",
        "v": "0.025 * cos(pi * x / 1.2e6) * sin(2 * pi * y_south / 1.2e6)",
        "U": "-1800 * 0.05 * sin(pi * x_west / 1.2e6) * cos(2 * pi * y / 1.2e6)",
        "V": "1800 * 0.025 * cos(pi * x / 1.2e6) * sin(2 * pi * y_south / 1.2e6)",
    }
    outputs = ""
    extra_arrays = {"thickness": ("z", "1800 * (0.6 / nz + 0.4 * ((1 - i / nz)^4 - (1 - (i + 1) / nz)^4))", "m", "thickness of the levels")}
    extra = """
[objective.J]
expr = "mean((T - 10)^2 * thickness) * nz / 1800"
units = "K2"
long_name = "volume mean of the squared temperature anomaly"

[gradient]
of = "J"
wrt = ["T", "wind_x", "mixing_diffusivity"]
"""


JOBS = {"double_gyre": DoubleGyre, "baroclinic_wave": BaroclinicWave, "channel": Channel, "global_1deg": Global, "sensitivity": Sensitivity}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("job", nargs="?", choices=JOBS)
    for name in ("nx", "ny", "nz", "steps", "substeps"):
        parser.add_argument(f"--{name}", type=int)
    parser.add_argument("--dt", type=float)
    parser.add_argument("--precision", choices=("f32", "f64"))
    parser.add_argument("-o", "--out", type=Path)
    options = parser.parse_args()
    here = Path(__file__).resolve().parent
    for name in [options.job] if options.job else JOBS:
        setting = JOBS[name]()
        for key in ("nx", "ny", "nz", "steps", "substeps", "dt", "precision"):
            if getattr(options, key) is not None:
                setattr(setting, key, getattr(options, key))
        (options.out or here / f"{name}.toml").write_text(job(setting))


if __name__ == "__main__":
    main()
