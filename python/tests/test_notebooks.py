"""The notebooks run from top to bottom, each in a process of its own."""

import importlib.util
import json
import pathlib
import subprocess
import sys

import pytest

NOTEBOOKS = sorted((pathlib.Path(__file__).parents[2] / "examples/notebooks").glob("*.ipynb"))
NEEDS = {"numba_on_eight_devices": "numba", "torch_layer": "torch"}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook(notebook, tmp_path):
    needed = NEEDS.get(notebook.stem)
    if needed and importlib.util.find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed")
    cells = json.loads(notebook.read_text())["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    script = tmp_path / f"{notebook.stem}.py"
    script.write_text("\n\n".join(code))
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr[-3000:]


def test_there_are_three():
    assert len(NOTEBOOKS) == 3
