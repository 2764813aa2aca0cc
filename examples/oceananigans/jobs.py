#!/usr/bin/env python3
"""Writes the jobs of the ocean model: the launches of a step stand here once, for all of them.

    jobs.py                                          # every job, as FILE.toml beside this script
    jobs.py double_gyre --nx 12 --ny 10 --nz 5 --precision f64 -o small.toml
    jobs.py double_gyre --tracer weno7 --biharmonic 1e11 --time-stepping rk3 --top moving -o fine.toml
    jobs.py channel --periodic xy --bottom "-3000 + 800 * cos(2 * pi * x / 1e6)" --passive dye --set viscosity=50 --set restoring=0 -o basin.toml
"""

import argparse
import math
import os
import re
import sys
from pathlib import Path

PERIODIC, EVEN, ODD, WALL = range(4)

# Of scalars, at the beginning of what is said of them.
UNITS = r"\(?(m|s|K|g)\d?\b[^,]*"

# What expressions of a job call.
FUNCTIONS = ("abs", "sqrt", "exp", "log", "sin", "cos", "tan", "sinh", "cosh", "tanh", "floor", "ceil", "round", "min", "max", "mean", "sum", "mod", "if")

# name: dims, units, long_name, CF standard name
FIELDS_3D = {
    "u": ("z", "y", "x_west", "m s-1", "velocity towards the east", "sea_water_x_velocity"),
    "v": ("z", "y_south", "x", "m s-1", "velocity towards the north", "sea_water_y_velocity"),
    "w": ("z_lower", "y", "x", "m s-1", "velocity upwards, from where the step began", "upward_sea_water_velocity"),
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
FIELDS_3D["Lu"] = ("z", "y", "x_west", "m-1 s-1", "Laplacian of u", None)
FIELDS_3D["Lv"] = ("z", "y_south", "x", "m-1 s-1", "Laplacian of v", None)
for of in ("u", "v"):
    FIELDS_3D[f"{of}_carried"] = (*FIELDS_3D[of][:4], f"{of}, with the transports that move the surface", None)
for of in ("u", "v", "T", "S"):
    dims, units = FIELDS_3D[of][:3], FIELDS_3D[of][3]
    FIELDS_3D[f"{of}_start"] = (*dims, units, f"{of} where the step began", None)
    FIELDS_3D[f"G{of}"] = (*dims, None, f"tendency of {of}", None)
    FIELDS_3D[f"G{of}_before"] = (*dims, None, f"tendency of {of} a step before", None)

FIELDS_2D = {
    "eta": ("y", "x", "m", "height of the free surface", "sea_surface_height_above_geoid"),
    "U": ("y", "x_west", "m2 s-1", "transport of the column towards the east", None),
    "V": ("y_south", "x", "m2 s-1", "transport of the column towards the north", None),
    "eta_mean": ("y", "x", "m", "mean height over the substeps", None),
    "U_mean": ("y", "x_west", "m2 s-1", "mean transport over the substeps", None),
    "V_mean": ("y_south", "x", "m2 s-1", "mean transport over the substeps", None),
    "eta_start": ("y", "x", "m", "height where the step began", None),
    "U_start": ("y", "x_west", "m2 s-1", "transport where the step began", None),
    "V_start": ("y_south", "x", "m2 s-1", "transport where the step began", None),
    "U_sum": ("y", "x_west", "m2 s-1", "transports of the substeps so far", None),
    "V_sum": ("y_south", "x", "m2 s-1", "transports of the substeps so far", None),
    "U_through": ("y", "x_west", "m2 s-1", "transport that moves the surface", None),
    "V_through": ("y_south", "x", "m2 s-1", "transport that moves the surface", None),
    "rise_before": ("y", "x", "m s-1", "how fast the surface rose a step before", None),
    "forcing_U": ("y", "x_west", "m2 s-2", "tendency of the column's transport", None),
    "forcing_V": ("y_south", "x", "m2 s-2", "tendency of the column's transport", None),
    "speed": ("y", "x", "m s-1", "speed at the surface, of its west and south faces; 0 before the first step", None),
    "spin": ("y_south", "x_west", "s-1", "relative vorticity at the surface, from where the step began", "ocean_relative_vorticity"),
    "sst": ("y", "x", "degree_C", "conservative temperature of the top level; 0 before the first step", None),
    "wind_x": ("y", "x_west", "m2 s-2", "wind stress towards the east over density", None),
    "wind_y": ("y_south", "x", "m2 s-2", "wind stress towards the north over density", None),
    "T_target": ("y", "x", "degree_C", "what the surface is restored to", None),
    "S_target": ("y", "x", "g kg-1", "what the surface is restored to", None),
    "bottom": ("y", "x", "m", "height of the sea floor", None),
}


def work_of(tracer):
    """The arrays that a tracer has besides its own."""
    return {f"{tracer}_start", f"G{tracer}", f"G{tracer}_before"}


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
    biharmonic = False  # viscosity as well, of biharmonic_viscosity
    time_stepping = "ab2"  # or "rk3"
    surface = "split"  # or "explicit"
    top = "open"  # what tracers do there: "open", "closed" or "moving"
    passive = {}  # tracers that only drift: name -> units, long_name
    dt = 1200.0
    substeps = 20  # of one dt; averages need some more
    steps = 100
    extra_arrays = {}
    extra = ""
    here = ""  # the folder of this script, from that of the job

    scalars = {
        "chi": (0.1, "of Adams-Bashforth 2"),
        "expansion": (2e-4, "K-1"),
        "contraction": (8e-4, "(g kg-1)-1"),
        "viscosity": (500.0, "m2 s-1, along levels"),
        "biharmonic_viscosity": (1e11, "m4 s-1, along levels"),
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

    @property
    def halo(self):
        return 4 if self.tracer == "weno7" else 3

    @property
    def tracers(self):
        return ["T", "S", *self.passive]

    @property
    def is_sphere(self):
        return self.coordinates["y"][2] == "degrees_north"

    def least_rows(self):
        """Rows of the sphere with which the halo, too, ends before a pole."""
        start, spacing = (self.numbers(self.coordinates["y_south"][k]) for k in (0, 1))
        height = self.ny * spacing
        room = 90 - max(-start, start + height)
        return math.floor(self.halo * height / room) + 1

    def stages(self):
        """Suffix, part of dt and substeps of each stage."""
        if self.time_stepping == "ab2":
            return [("", 1, self.substeps)]
        return [("_third", 3, max(2, -(-self.substeps // 3))), ("_half", 2, max(2, -(-self.substeps // 2))), ("", 1, self.substeps)]

    def written(self):
        """The outputs, with the floor where there is one to be seen, and passive tracers."""
        more = [*(["bottom"] if self.bathymetry else []), *self.passive]
        fields = '["z_faces", ' + "".join(f'"{name}", ' for name in more)
        return self.outputs.replace('["z_faces", ', fields)

    def check(self):
        if self.top == "moving" and (self.time_stepping, self.surface) == ("ab2", "split"):
            # Extrapolated tendencies do not bring the water that the substeps' means do.
            raise ValueError("a moving top needs time_stepping = rk3, or surface = explicit")
        for name, least in (("nx", 1), ("ny", 1), ("nz", 1), ("steps", 1), ("substeps", 2), ("dt", 0)):
            if not math.isfinite(getattr(self, name)) or getattr(self, name) < least or getattr(self, name) == 0:
                raise ValueError(f"{name} = {getattr(self, name)}: it is {'above 0' if least == 0 else f'at least {least}'}")

        if self.periodic_y and self.is_sphere:
            raise ValueError("periodic in y: on the sphere the rows at the two ends are not of one length, and what leaves at one would not arrive at the other")
        for name, is_periodic in (("nx", self.periodic_x), ("ny", self.periodic_y)):
            if getattr(self, name) == 2 and not is_periodic:
                raise ValueError(f"{name} = 2: halos of two cells between walls would be filled from one another; 1, or at least 3")
        if self.bathymetry and re.fullmatch(r"\s*\+?[0-9.eE+]+\s*", str(self.fields["bottom"])):
            raise ValueError(f"--bottom {self.fields['bottom']}: there is no sea; floors are below 0")
        if self.substeps > 1000:
            raise ValueError(f"substeps = {self.substeps}: each of them is launches of its own; some 10 to 60 are usual")
        for name, (value, _) in self.scalars.items():
            if not math.isfinite(value):
                raise ValueError(f"{name} = {value}: it is no number to compute with")
            if value < 0 and ("viscosity" in name or "diffusivity" in name or name.startswith("mixing_") or name in ("drag", "restoring")):
                raise ValueError(f"{name} = {value}: below 0 it makes waves grow")
        taken = {*FIELDS_3D, *FIELDS_2D, *Setting.scalars, *self.scalars, *self.coordinates, *self.metrics, *levels(self.z)}
        taken |= {"z_faces", "weights", "thickness", "iteration", "time", "nx", "ny", "nz", "halo", "dt", "pi", "i", "j", "k", *FUNCTIONS}
        for name in self.passive:
            others = {work for other in self.passive for work in work_of(other)}
            if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
                raise ValueError(f"--passive {name}: a name is of letters, digits and _")
            if name in taken or re.match(r"(nx|ny|nz|dt|weights|periodic)_", name) or work_of(name) & taken or name in others:
                raise ValueError(f"--passive {name}: the model has something of that name; {name}_tracer, say, it has not")

    def numbers(self, expression, **at):
        """What an expression of a job is, here."""
        names = {"pi": math.pi, "nx": self.nx, "ny": self.ny, "nz": self.nz, "cos": math.cos, "sin": math.sin, "exp": math.exp}
        return eval(str(expression).replace("^", "**"), {"__builtins__": {}}, names | at)

    def fastest_wave(self):
        """How many cells a wave of the free surface crosses in a step with an explicit surface, at the most."""
        depth = -self.numbers(self.z, i=0)
        rows = [self.numbers(self.coordinates["y"][0]) + j * self.numbers(self.coordinates["y"][1]) for j in range(self.ny)]
        spacing = min(self.numbers(self.metrics[name][1], y=row) for name in ("dx_c", "dy_c") for row in rows)
        return math.sqrt(9.80665 * depth) * self.dt / spacing

    def averaging(self, n):
        """Weights of n substeps: the shape of Shchepetkin and McWilliams, its mean brought to one step."""
        q, r = 4, 0.18927

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
        return tau0, [value / sum(values) for value in values]


def grid_2d(extra=0, levels="nz"):
    """Blocks of 32 by 4 threads; without arguments what launches have that say nothing else."""
    nx, ny = (f"(nx + {extra})", f"(ny + {extra})") if extra else ("nx", "ny")
    return f'["ceil({nx} / 32)", "ceil({ny} / 4)", ' + (f"{levels}]" if isinstance(levels, int) else f'"{levels}"]')


GRID_2D, BLOCK = grid_2d(), "[32, 4]"


class Launches:
    """The launches of a step, in order. A stage of Runge-Kutta is a step of its own, but for where it goes on from."""

    def __init__(self, setting):
        setting.check()
        self.setting = setting
        # Groups: what is said of them, their keys, and their launches.
        self.groups = []
        names = ["dx_c", "dx_f", "dy_c", "dy_f", "area_c", "area_f", "f", "z_faces", "bottom"]
        numbers = ["nx", "ny", "nz", "halo", "periodic_x", "periodic_y"]
        self.structs = {"GRID": numbers + names, "FRICTION": ["viscosity", "drag", "tide"]}
        if setting.nz > 1:
            self.structs["MIXING"] = ["mixing_shear", "mixing_convection", "mixing_viscosity", "mixing_diffusivity"]

    def comment(self, text, **keys):
        """Begins a group; what is said of one without launches is said of the next."""
        if self.groups and not self.groups[-1][2]:
            text = f"{self.groups.pop()[0]}: {text}"
        self.groups.append((text, keys, []))

    def launch(self, kernel, grid, args, block=BLOCK, on_grid=False):
        text = ", ".join(arg if isinstance(arg, str) and arg.startswith("{") else f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
        said = {"kernel": f'"{kernel}"', "grid": grid, "block": block, "leading_args": '["GRID"]' if on_grid else "[]", "args": f"[{text}]"}
        self.groups[-1][2].append(said)

    def on_grid(self, kernel, grid, *args, bathymetry=False):
        """A kernel that is given the grid first, and may be there for grids with bathymetry, too."""
        self.launch(kernel + ("_bathymetry" if bathymetry and self.setting.bathymetry else ""), grid, args, on_grid=True)

    def over_floor(self, kernel, grid, *args):
        self.on_grid(kernel, grid, *args, bathymetry=True)

    def written(self):
        """The groups, each with what all its launches say that defaults do not."""
        defaults = {"grid": GRID_2D, "block": BLOCK, "leading_args": '["GRID"]'}
        lines = []
        for text, keys, launches in self.groups:
            shared = {key: launches[0][key] for key in defaults if len({launch[key] for launch in launches}) == 1}
            known = defaults | shared
            lines += ["", f"# {text}", "[[launch]]"]
            lines += [f"{key} = {value}" for key, value in (keys | shared).items() if value != defaults.get(key)]
            lines.append("group = [")
            for launch in launches:
                said = [f"{key} = {value}" for key, value in launch.items() if value != known.get(key)]
                lines.append(f"  {{ {', '.join(said)} }},")
            lines.append("]")
        return "\n".join([*lines, ""])

    def fill(self, field):
        s = self.setting
        along = ODD if s.no_slip else EVEN
        x = PERIODIC if s.periodic_x else WALL if field == "u" else along if field == "v" else EVEN
        y = PERIODIC if s.periodic_y else WALL if field == "v" else along if field == "u" else EVEN
        self.launch("fill_halo_west_and_east", '["ceil(ny / 32)", "ceil(nz_all / 4)"]', [field, "nx", "ny", "nz_all", "halo", x, x])
        self.launch("fill_halo_south_and_north", '["ceil(nx_all / 32)", "ceil(nz_all / 4)"]', [field, "nx", "ny", "nz_all", "halo", y, y])
        self.launch("fill_halo_bottom_and_top", '["ceil(nx_all / 32)", "ceil(ny_all / 4)"]', [field, "nx", "ny", "nz", "halo", EVEN, EVEN])

    def fill_floor(self):
        """The floor may be known inside only, and there may be velocities in land, where a run starts from a file. Beyond walls the floor is as before them."""
        s = self.setting
        x, y = (PERIODIC if periodic else EVEN for periodic in (s.periodic_x, s.periodic_y))
        self.comment("the halo of the floor, and coasts: a run may start from files")
        self.launch("fill_halo_west_and_east", '["ceil(ny / 32)", 1]', ["bottom", "nx", "ny", 1, "halo", x, x])
        self.launch("fill_halo_south_and_north", '["ceil(nx_all / 32)", 1]', ["bottom", "nx", "ny", 1, "halo", y, y])
        self.on_grid("close_land", GRID_2D, "u", "v", "U", "V")

    def state(self):
        s = self.setting
        self.comment("halos")
        for field in ("u", "v", *s.tracers):
            self.fill(field)
        self.comment("what follows from the state at once")
        self.over_floor("vertical_velocity", grid_2d(2, 1), "u", "v", "w")
        if s.teos10:
            self.on_grid("buoyancy_teos10", grid_2d(2), "T", "S", "b", "n2")
        else:
            self.on_grid("buoyancy_linear", grid_2d(2), "T", "S", "b", "n2", "expansion", "contraction")
        self.on_grid("hydrostatic_pressure", grid_2d(2, 1), "b", "p")
        if s.nz > 1:
            self.on_grid("diffusivities", grid_2d(2, "nz - 1"), "u", "v", "n2", "nu", "kappa", "MIXING")
        self.over_floor("vorticity", grid_2d(2 * s.halo - 1), "u", "v", "zeta")

    def momentum(self):
        s = self.setting
        self.comment("tendencies of momentum")
        for velocity, wind in (("u", "wind_x"), ("v", "wind_y")):
            self.over_floor(f"{velocity}_tendency_{s.momentum}", GRID_2D, "u", "v", "w", "zeta", "p", wind, f"G{velocity}", "FRICTION")
        if s.biharmonic:
            self.over_floor("laplacian", grid_2d(2), "u", "v", "zeta", "Lu", "Lv")
            self.over_floor("biharmonic_friction", GRID_2D, "Lu", "Lv", "Gu", "Gv", "biharmonic_viscosity")
        if s.surface == "explicit":
            self.over_floor("surface_slope", GRID_2D, "eta", "Gu", "Gv")

    def tracer_tendencies(self, u, v):
        s = self.setting
        self.comment("tendencies of tracers")
        for tracer in s.tracers:
            # What only drifts is not restored.
            target, restoring = (f"{tracer}_target", "restoring") if tracer in ("T", "S") else ("T_target", f'{{ value = 0.0, type = "{s.precision}" }}')
            self.over_floor(f"tracer_tendency_{s.tracer}", GRID_2D, u, v, "w", tracer, target, f"G{tracer}", "diffusivity", restoring, int(s.top == "open"))

    def substeps(self, suffix, count, substeps):
        """Of the height and the transports; with Runge-Kutta also of what goes through."""
        s = self.setting
        self.comment("the free surface, in substeps", unroll=f"{{ m = {count} }}")
        self.on_grid("barotropic_height", grid_2d(0, 1), "eta", "U", "V", f"dt_substep{suffix}")
        if s.time_stepping == "rk3":
            self.on_grid("add_transports", grid_2d(0, 1), "U", "V", "U_sum", "V_sum", "U_through", "V_through", f"weights{suffix}", "m", substeps)
        self.on_grid("barotropic_transport", grid_2d(0, 1), "eta", "U", "V", "forcing_U", "forcing_V", "eta_mean", "U_mean", "V_mean", f"weights{suffix}", "m", f"dt_substep{suffix}")

    def diffuse(self, fields, dt):
        s = self.setting
        for field in fields:
            if field in ("u", "v"):
                self.over_floor(f"diffuse_{field}", grid_2d(0, 1), field, "nu", "ratio", dt)
            elif s.top == "moving":
                self.over_floor("diffuse_below_surface", grid_2d(0, 1), field, "kappa", "ratio", "eta", dt)
            else:
                self.over_floor("diffuse_tracer", grid_2d(0, 1), field, "kappa", "ratio", dt)

    def barotropic_end(self):
        self.comment("columns of velocity and their transport")
        if self.setting.surface == "split":
            self.over_floor("barotropic_end", grid_2d(0, 1), "eta", "U", "V", "eta_mean", "U_mean", "V_mean", "u", "v")
        else:
            self.over_floor("column_transports", grid_2d(0, 1), "u", "v", "U", "V")

    def adams_bashforth(self):
        s = self.setting
        ab2 = ["iteration", "dt", "chi"]
        self.state()
        self.momentum()
        self.tracer_tendencies("u", "v")
        self.comment("the step: extrapolated tendencies, then vertical mixing")
        if s.surface == "split":
            self.over_floor("barotropic_begin", grid_2d(0, 1), "Gu", "Gu_before", "Gv", "Gv_before", "iteration", "chi", "forcing_U", "forcing_V", "eta_mean", "U_mean", "V_mean")
        else:
            self.on_grid("surface_adams_bashforth", grid_2d(0, 1), "w", "eta", "eta_start", "rise_before", *ab2)
        for field in ("u", "v", *s.tracers):
            rates = [field, f"G{field}", f"G{field}_before"]
            if s.top == "moving" and field in s.tracers:
                self.over_floor("tracer_adams_bashforth", GRID_2D, *rates, "eta_start", "eta", *ab2)
            else:
                self.on_grid("adams_bashforth", GRID_2D, *rates, *ab2)
        self.diffuse(["u", "v", *s.tracers], "dt")
        if s.surface == "split":
            self.substeps("", len(s.averaging(s.substeps)[1]), s.substeps)
        self.barotropic_end()

    def runge_kutta(self):
        s = self.setting
        self.comment("where the step begins")
        for field in ("u", "v", *s.tracers):
            self.on_grid("keep_field", GRID_2D, field, f"{field}_start")
        self.on_grid("keep_surface", grid_2d(0, 1), "eta", "U", "V", "eta_start", "U_start", "V_start")
        for suffix, part, substeps in s.stages():
            dt = f"dt{suffix}"
            self.comment(f"a stage of {'dt' if part == 1 else f'dt / {part}'}")
            self.state()
            self.momentum()
            u, v = "u", "v"
            if s.surface == "split":
                sums = ["U_sum", "V_sum", "U_through", "V_through"]
                self.over_floor("stage_begin", grid_2d(0, 1), "Gu", "Gv", "eta_start", "U_start", "V_start", "eta", "U", "V", "forcing_U", "forcing_V", "eta_mean", "U_mean", "V_mean", *sums)
                self.substeps(suffix, len(s.averaging(substeps)[1]), substeps)
                self.comment("what carries tracers")
                u, v = "u_carried", "v_carried"
                self.over_floor("transport_velocities", grid_2d(1, 1), "u", "v", "U_through", "V_through", u, v)
                self.over_floor("vertical_velocity", grid_2d(2, 1), u, v, "w")
            else:
                self.on_grid("surface_from", grid_2d(0, 1), "w", "eta", "eta_start", dt)
            self.tracer_tendencies(u, v)
            self.comment("the stage: from where the step began, then vertical mixing")
            for velocity in ("u", "v"):
                self.on_grid("step_from", GRID_2D, velocity, f"{velocity}_start", f"G{velocity}", dt)
            self.diffuse(["u", "v"], dt)
            self.barotropic_end()
            self.comment("tracers")
            for tracer in s.tracers:
                rates = [tracer, f"{tracer}_start", f"G{tracer}"]
                if s.top == "moving":
                    self.over_floor("tracer_from", GRID_2D, *rates, "eta_start", "eta", dt)
                else:
                    self.on_grid("step_from", GRID_2D, *rates, dt)
            self.diffuse(s.tracers, dt)

    def step(self):
        if self.setting.bathymetry:
            self.fill_floor()
        if self.setting.time_stepping == "ab2":
            self.adams_bashforth()
        else:
            self.runge_kutta()
        self.launch("advance", "[1]", ["iteration"], block="[32]")
        self.comment("for pictures")
        self.on_grid("look_at_surface", grid_2d(0, 1), "u", "v", "zeta", "T", "speed", "spin", "sst")
        return self.written()


def table(**keys):
    """An inline table of what there is; what is text already stands as it is."""
    return "{ " + ", ".join(f"{key} = {value}" for key, value in keys.items() if value is not None) + " }"


def quoted(text):
    return f'"{text}"' if text else None


def array(name, init="zeros", units=None, long_name=None, standard_name=None, **keys):
    """A line for an array that says what is not as `[defaults.array]` has it."""
    if "dims" in keys:
        keys["dims"] = "[" + ", ".join(f'"{dim}"' for dim in keys["dims"]) + "]"
    init = None if init == "zeros" else f'{{ expr = "{init}" }}' if isinstance(init, str) and init != "ones" else quoted(init) if isinstance(init, str) else init
    return f"{name} = " + table(**keys, init=init, units=quoted(units), long_name=quoted(long_name), standard_name=quoted(standard_name))


def number(value):
    return repr(value) if isinstance(value, int) else repr(float(f"{value:.12g}"))


def fields_of(s):
    """Fields of three and of two dimensions, with those of passive tracers."""
    fields = dict(FIELDS_3D)
    for name, (units, about) in s.passive.items():
        fields[name] = ("z", "y", "x", units, about, None)
        fields[f"{name}_start"] = ("z", "y", "x", units, f"{name} where the step began", None)
        fields[f"G{name}"] = ("z", "y", "x", None, f"tendency of {name}", None)
        fields[f"G{name}_before"] = ("z", "y", "x", None, f"tendency of {name} a step before", None)
    if s.time_stepping == "ab2":
        return fields, FIELDS_2D
    # The last stage begins elsewhere.
    begin, last = "from where the step began", "from where the last stage began"
    return tuple({name: tuple(part and part.replace(begin, last) for part in field) for name, field in all_of.items()} for all_of in (fields, FIELDS_2D))


def job(s):
    """The text."""
    launches = Launches(s)
    kind, step = s.precision, launches.step()
    structs = [f"{name} = [" + ", ".join(f'"{field}"' for field in fields) + "]" for name, fields in launches.structs.items()]
    named = set(re.findall(r"\w+", " ".join([*re.findall(r'"\w+"', step + "".join(structs)), s.written(), s.extra])))
    out = [f"# {line}".rstrip() for line in s.comment.strip().splitlines()]
    out.append("# Of this model on other grids, and in other forms: jobs.py.")
    out.append(f'title = "{s.title}"')
    out.append(f'kernels = ["{s.here}{"ocean" if kind == "f32" else "ocean_f64"}.ptx"]\n')
    out.append("[scalars]")
    sizes = {"nx": s.nx, "ny": s.ny, "nz": s.nz, "halo": s.halo}
    sizes |= {f"{n}_all": f'"{n} + 2 * halo"' for n in ("nx", "ny", "nz")}
    sizes |= {"periodic_x": int(s.periodic_x), "periodic_y": int(s.periodic_y)}
    for name, value in sizes.items():
        out.append(f"{name} = {value}")
    scalars = {name: value for name, value in Setting.scalars.items() if name in named} | s.scalars
    for suffix, part, substeps in s.stages():
        # Of dt, so that who changes it changes all of them.
        scalars[f"dt{suffix}"] = (f"dt / {part}", "s") if suffix else (s.dt, "s")
        if s.surface == "split":
            scalars[f"dt_substep{suffix}"] = (f"dt / {part * substeps}", "s")
    for name, (value, unit) in sorted(scalars.items(), key=lambda scalar: isinstance(scalar[1][0], str)):
        text = f'"{value}"' if isinstance(value, str) else number(value)
        # "m2 s-1, along levels": units, and what else is to be known.
        units = re.match(UNITS, unit)
        said = f', units = "{units[0]}"' if units else ""
        about = unit[len(units[0]) :].lstrip(", ") if units else unit
        line = f'{name} = {{ value = {text}, type = "{kind}"{said} }}'
        out.append(line.ljust(80) + f"# {about}" if about else line)
    out.append("\n[coordinates]")
    for name, (start, space, units, about) in s.coordinates.items():
        out.append(f"{name} = " + table(**{"from": quoted(start)}, spacing=quoted(space), units=quoted(units), long_name=quoted(about)))
    for name, (height, about) in levels(s.z).items():
        out.append(f"{name} = " + table(expr=quoted(height), units='"m"', long_name=quoted(about), standard_name='"height_above_mean_sea_level"'))
    out += ["\n[defaults.array]", f'dtype = "{kind}"', 'halo = "halo"']
    out += ["\n[defaults.launch]", f"grid = {GRID_2D}", f"block = {BLOCK}", 'leading_args = ["GRID"]']
    out.append("\n[arrays]")
    for name, (dim, init, units, about) in s.metrics.items():
        out.append(array(name, init, units, about, shape='["ny_all"]', dims=[dim]))
    out.append(array("z_faces", s.z, "m", "height of the faces between levels", shape='["nz + 1"]', dims=["z_face"], halo=0))
    for name, (dim, init, units, about) in s.extra_arrays.items():
        shape = ", ".join(f'"n{d}"' for d in dim.split())
        out.append(array(name, init, units, about, shape=f"[{shape}]", dims=dim.split(), halo=0))
    for suffix, part, substeps in s.stages() if s.surface == "split" else []:
        tau0, weights = s.averaging(substeps)
        x = f"(i + 1) / {substeps} / {tau0:.15g}"
        scale = weights[0] / ((1 / substeps / tau0) ** 2 * (1 - (1 / substeps / tau0) ** 4) - 0.18927 / substeps / tau0)
        init = f"(({x})^2 * (1 - ({x})^4) - 0.18927 * {x}) * {scale:.15g}"
        out.append(array(f"weights{suffix}", init, None, "weights of the substeps", shape=f"[{len(weights)}]", dims=[f"substep{suffix}"], halo=0))
    out.append(array("iteration", 0, None, "number of the step", dtype='"i32"', shape="[1]", halo=0))
    in_3d, in_2d = fields_of(s)
    for fields, sizes in ((in_2d, '["ny_all", "nx_all"]'), (in_3d, '["nz_all", "ny_all", "nx_all"]')):
        model = None  # the first one, which the others are like
        for name, (*dims, units, about, standard) in fields.items():
            if name in named:
                keys = {"shape": sizes, "dims": dims} if model is None else {"like": quoted(model[0])} | ({"dims": dims} if dims != model[1] else {})
                model = model or (name, dims)
                out.append(array(name, s.fields.get(name, "zeros"), units, about, standard, **keys))
    out += ["\n[structs]", *structs]
    out.append(step)
    out.append(f'[loop]\nsteps = {s.steps}\ndt = "dt"\ntime_units = "seconds since 2000-01-01 00:00:00"\n')
    # A shorter run than is usual still writes its end, and whoever reads results has to know where land is.
    out.append(re.sub(r"(?m)^every = (\d+)$", lambda found: f"every = {min(int(found[1]), s.steps)}", s.written().strip()))
    out.append(s.extra.strip())
    return "\n".join(out).rstrip() + "\n"


def levels(face):
    """Heights of levels and of the faces between them, from that of face i."""
    above = re.sub(r"\bi\b", "(i + 1)", face)
    return {
        "z": (f"0.5 * ({face} + {above})", "height of the middle of levels"),
        "z_lower": (face, "height of the lower faces of levels"),
        "z_face": (face, "height of the faces between levels"),
    }


def section(name):
    """The temperature at the end, from south to north through the middle."""
    return f'''
[[output]]
file = "{name}_section.png"
arrays = ["T"]
index = {{ x = "floor(nx / 2)" }}
'''


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
arrays = ["z_faces", "eta", "U", "V", "u", "v", "w", "T", "S", "speed", "spin", "sst"]
every = 72

[[output]]
file = "double_gyre_eta.png"
arrays = ["eta"]

[[output]]
file = "double_gyre_speed.png"
arrays = ["speed"]
""" + section("double_gyre")


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
    """Fields to NetCDF every so many steps, maps of the end, or series of them, and the temperature in a section along the middle."""
    text = f"""
[[output]]
file = "{name}.nc"
arrays = ["z_faces", "eta", "U", "V", "u", "v", "w", "T", "S", "speed", "spin", "sst"]
every = {every}
"""
    for field in maps:
        series = f"every = {every}\n" if field == "spin" else ""
        text += f'\n[[output]]\nfile = "{name}_{field}.png"\narrays = ["{field}"]\n{series}'
    return text + section(name)


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
    """T falls with exp(3 z/H) and towards the south; its current, which a sloping surface balances, ends above the ridge."""

    title = "Channel over a ridge"
    comment = """
A channel around the southern ocean, 1000 km wide and periodic to the east over as many, in cells of 10 km, with a ridge across it: wind in the
middle, the surface restored to what it was. It starts with the current that balances its front, which eddies of its radius of deformation (10 km in
the south, 30 km in the north) take apart within some weeks. Tracers by WENO-7, biharmonic viscosity."""
    nx, ny, nz = 100, 100, 12
    periodic_x, no_slip, bathymetry = True, False, True
    tracer, biharmonic = "weno7", True
    # internal waves of 3 m/s are the fastest that Adams-Bashforth has to follow
    dt, substeps, steps = 450.0, 12, 9600
    scalars = {
        "restoring": (1 / (10 * 86400.0), "s-1, of the top level"),
        "viscosity": (20.0, "m2 s-1, along levels"),
        "biharmonic_viscosity": (2e10, "m4 s-1, along levels"),
        "diffusivity": (0.0, "m2 s-1, along levels"),
    }
    coordinates = box("1e6", "1e6")
    metrics = box_metrics("1e6", "1e6", "-1e-4 + 1e-11 * y_south")
    z = "-3000 * (0.6 * (1 - i / nz) + 0.4 * (1 - i / nz)^4)"
    depth = "(0.6 * (1 - (k + 0.5) / nz) + 0.4 * (1 - (k + 0.5) / nz)^4)"
    # g alpha dT/dy / |f| at the surface, times 1000 m
    current = "(1000 * 9.80665 * 2e-4 * 1.8e-5 / (1e-4 - 1e-11 * y))"
    waves = "(sin(2 * pi * 3 * x / 1e6) + sin(2 * pi * 4 * x / 1e6 + 9 * y / 1e6) + sin(2 * pi * 5 * x / 1e6 - 7 * y / 1e6))"
    fields = {
        # a ridge whose cells are whole or half
        "bottom": "-3000 * (0.6 * round(2 * nz * (1 - 0.3 * exp(-((x - 5e5) / 1e5)^2))) / 2 / nz + 0.4 * (round(2 * nz * (1 - 0.3 * exp(-((x - 5e5) / 1e5)^2))) / 2 / nz)^4)",
        "wind_x": "2e-4 * sin(pi * y / 1e6)^2",
        "T": f"(2 + 18 * y / 1e6 + 0.1 * {waves} * sin(pi * y / 1e6)) * exp(-3 * {depth})",
        "T_target": "2 + 18 * y / 1e6",
        "S": f"34.5 + 0.5 * {depth}",
        "S_target": 34.5,
        # down to 0.68 of the depth, where the ridge does not reach
        "u": f"{current} * if({depth} < 0.68, exp(-3 * {depth}) - exp(-2.04), 0)",
        "U": f"{current} * (1000 - 3040 * exp(-2.04))",
        "eta": "2e-4 * 1.8e-5 * 1000 * (1 - exp(-2.04)) * (y - 5e5)",
    }
    outputs = pictures("channel", 384, ["sst", "eta", "spin"]) + """
[[output]]
file = "channel.npz"
arrays = ["u", "v"]
every = 384
"""


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
    # Two gyres that turn already, in water that differs everywhere. At rest, where the upwind side is undecided, no derivative is one
    # from both sides; and where all is equal the weights of WENO change within differences of 1e-4 degrees, so derivatives would hold no further.
    depth = "1800 * (0.6 * (1 - (k + 0.5) / nz) + 0.4 * (1 - (k + 0.5) / nz)^4)"
    shear = "(1 + 0.5 * cos(pi * (k + 0.5) / nz))"
    tilt = "(1 - 0.4 * y / 1.2e6 + 0.1 * sin(2 * pi * x / 1.2e6 + 3 * y / 1.2e6))"
    fields = {
        **DoubleGyre.fields,
        "T": f"2 + 18 * exp(-{depth} / 300) * {tilt}",
        "S": f"34.5 + exp(-{depth} / 500) * {tilt}",
        "u": f"-0.05 * sin(pi * x_west / 1.2e6) * cos(2 * pi * y / 1.2e6) * {shear}",
        "v": f"0.025 * cos(pi * x / 1.2e6) * sin(2 * pi * y_south / 1.2e6) * {shear}",
        "U": "-1800 * 0.05 * sin(pi * x_west / 1.2e6) * cos(2 * pi * y / 1.2e6)",
        "V": "1800 * 0.025 * cos(pi * x / 1.2e6) * sin(2 * pi * y_south / 1.2e6)",
    }
    outputs = ""

    @property
    def extra_arrays(self):
        """What means over the volume weigh cells by: levels, or what a floor leaves of them."""
        if not self.bathymetry:
            return {"thickness": ("z", "1800 * (0.6 / nz + 0.4 * ((1 - i / nz)^4 - (1 - (i + 1) / nz)^4))", "m", "thickness of the levels")}
        lower, upper = (re.sub(r"\bi\b", k, self.z) for k in ("k", "(k + 1)"))
        return {"thickness": ("z y x", f"max({upper} - max({lower}, {self.fields['bottom']}), 0)", "m", "thickness of the cells, for the floor of this job")}

    @property
    def extra(self):
        """What derivatives are of; the section goes from the western wall over a third of the basin, halfway north."""
        return f"""
[objective.J]
expr = "{'sum((T - 10)^2 * thickness) / sum(thickness)' if self.bathymetry else 'mean((T - 10)^2 * thickness) * nz / 1800'}"
units = "K2"
long_name = "volume mean of the squared temperature anomaly"

[objective.transport]
expr = "sum(V[{self.ny // 2}, 0:{max(1, self.nx // 3)}]) * 1.2e6 / nx / 1e6"
units = "1e6 m3 s-1"
long_name = "transport to the north through a section at the western wall"

[objective.station]
expr = "T[{self.nz - 1}, {self.ny // 2}, {self.nx // 4}]"
units = "degree_C"
long_name = "temperature of the surface at a point"

[gradient]
of = "J"
wrt = ["T", "wind_x"{', "mixing_diffusivity"' if self.nz > 1 else ""}]
checkpoint = {{ steps = "auto", memory = "64 MiB" }}
"""


class RecoveryTruth(Sensitivity):
    title = "A day in the double gyre"
    comment = """
The double gyre, turning already, for a day: its temperature at the end is what recovery.toml takes for observed.
reactant-rs run examples/oceananigans/recovery_truth.toml --output-dir out"""
    steps = 72
    extra_arrays = {}
    extra = ""
    outputs = """
[[output]]
file = "recovery_truth.nc"
arrays = ["T"]
every = 72
"""


class Recovery(RecoveryTruth):
    title = "An eddy that was not there"
    comment = """
A twin experiment: the same day from a first guess with an eddy too much, warm, of 150 km, down to 500 m. What the temperature was at the
beginning is recovered from what it is at the end of recovery_truth.toml:
reactant-rs minimize examples/oceananigans/recovery.toml -o out/recovered.nc --curve out/recovery.png"""
    eddy = f"exp(-((x - 5e5)^2 + (y - 7e5)^2) / 1.5e5^2 - {Sensitivity.depth} / 500)"
    fields = {**RecoveryTruth.fields, "T": f"{RecoveryTruth.fields['T']} + 1.5 * {eddy}"}
    observed = '{ file = "HERE/../../out/recovery_truth.nc", variable = "T", index = { time = -1 } }'
    outputs = ""

    @property
    def extra(self):
        return f"""
[arrays.T_observed]
dtype = "{self.precision}"
shape = ["nz", "ny", "nx"]
dims = ["z", "y", "x"]
halo = 0
init = {self.observed.replace('HERE/', self.here)}
units = "degree_C"
long_name = "temperature that was observed at the end"

[objective.misfit]
expr = "mean((T - T_observed)^2)"
units = "K2"
long_name = "mean square of the misfit to what was observed"

[gradient]
of = "misfit"
wrt = ["T"]
checkpoint = {{ steps = "auto", memory = "64 MiB" }}

[minimize]
scale = {{ T = 0.5 }}            # how far the first guess may be off, degrees
iterations = 20
"""


JOBS = {"recovery_truth": RecoveryTruth, "recovery": Recovery, "double_gyre": DoubleGyre, "baroclinic_wave": BaroclinicWave, "channel": Channel, "global_1deg": Global, "sensitivity": Sensitivity}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("job", nargs="?", choices=JOBS)
    for name in ("nx", "ny", "nz", "steps", "substeps"):
        parser.add_argument(f"--{name}", type=int)
    parser.add_argument("--dt", type=float)
    parser.add_argument("--precision", choices=("f32", "f64"))
    parser.add_argument("--momentum", choices=("weno5", "enstrophy"), help="how vorticity is advected")
    parser.add_argument("--seawater", choices=("linear", "teos10"), help="the equation of state")
    parser.add_argument("--tracer", choices=("weno5", "weno7", "centred2"), help="how tracers are advected")
    parser.add_argument("--time-stepping", choices=("ab2", "rk3"))
    parser.add_argument("--surface", choices=("split", "explicit"))
    parser.add_argument("--top", choices=("open", "closed", "moving"), help="what tracers do at the top")
    parser.add_argument("--biharmonic", type=float, metavar="VISCOSITY", help="m4 s-1, besides the other one")
    parser.add_argument("--slip", choices=("no", "free"), help="of walls; the coasts of a bathymetry are free")
    parser.add_argument("--periodic", choices=("none", "x", "y", "xy"), help="where there are no walls")
    parser.add_argument("--bottom", metavar="EXPRESSION", help="height of the sea floor, m, of x and y: cells at the floor may be cut, land is above 0 (--bottom=-1000: with = where a minus is first)")
    parser.add_argument("--passive", nargs="+", metavar="NAME", help="tracers that only drift; they start as zeros, or from what `run --init` says. In units in which they are some 0.1 to 100, as T and S are: WENO's weights compare differences with 1e-4")
    parser.add_argument("--set", nargs="+", action="extend", default=None, metavar="NAME=NUMBER", help="scalars of the job: viscosity, drag, restoring, …")
    parser.add_argument("-o", "--out", type=Path)
    options = parser.parse_args()
    here = Path(__file__).resolve().parent
    if not options.job and any(value is not None for value in vars(options).values()):
        parser.error(f"say which job is meant: {', '.join(JOBS)}; without options all are written")
    if options.job and not options.out and len(sys.argv) > 2:
        parser.error(f"say with -o where it goes: {options.job}.toml beside this script is the job as it is shipped")
    kernels = ""
    if options.out:
        folder = options.out.resolve().parent
        if not folder.is_dir():
            parser.error(f"{options.out}: there is no folder {folder}")
        kernels = "" if folder == here else os.path.relpath(here, folder) + "/"
    for name in [options.job] if options.job else JOBS:
        setting = JOBS[name]()
        setting.here = kernels
        for key in ("nx", "ny", "nz", "steps", "substeps", "dt", "precision", "momentum", "tracer", "time_stepping", "surface", "top"):
            if getattr(options, key) is not None:
                setattr(setting, key, getattr(options, key))
        if options.seawater is not None:
            setting.teos10 = options.seawater == "teos10"
        if options.biharmonic is not None:
            setting.biharmonic = True
            setting.scalars = {**setting.scalars, "biharmonic_viscosity": (options.biharmonic, "m4 s-1, along levels")}
        if options.slip is not None:
            setting.no_slip = options.slip == "no"
        if options.periodic is not None:
            setting.periodic_x, setting.periodic_y = "x" in options.periodic, "y" in options.periodic
        if options.bottom is not None:
            setting.bathymetry, setting.fields = True, {**setting.fields, "bottom": options.bottom}
        if options.passive is not None:
            setting.passive = {tracer: ("1", f"passive tracer {tracer}") for tracer in options.passive}
        for word in options.set or []:
            key, _, value = word.partition("=")
            known = Setting.scalars | setting.scalars
            if key not in known:
                parser.error(f"--set {word}: there is no scalar {key}; there are {', '.join(sorted(known))}")
            try:
                setting.scalars = {**setting.scalars, key: (float(value), known[key][1])}
            except ValueError:
                parser.error(f"--set {word}: {value!r} is no number")
        try:
            text = job(setting)
        except ValueError as wrong:
            parser.error(str(wrong))
        if setting.is_sphere and setting.ny < setting.least_rows():
            print(
                f"jobs.py: warning: --ny {setting.ny}: rows of the halo, which WENO reads, lie over a pole and have areas below 0; flow near the walls will be wrong, or no numbers. At least {setting.least_rows()}",
                file=sys.stderr,
            )
        # Adams-Bashforth 2 follows waves of up to half a radian a step or so, three stages of Runge-Kutta of 1.7; a wave of two cells along x and y turns by 2.8 of these.
        if setting.surface == "explicit" and 2.8 * setting.fastest_wave() > (0.5 if setting.time_stepping == "ab2" else 1.7):
            print(
                f"jobs.py: warning: an explicit surface with dt = {setting.dt:g} s: its waves cross {setting.fastest_wave():.1f} cells in a step, and the run will leave the numbers; --dt {setting.dt * (0.17 if setting.time_stepping == 'ab2' else 0.6) / setting.fastest_wave():.2g} holds",
                file=sys.stderr,
            )
        (options.out or here / f"{name}.toml").write_text(text)


if __name__ == "__main__":
    main()
