"""The examples of the documentation and of docstrings run."""

import doctest
import pathlib
import re

import jax
import pytest
from test_transformations import SUBJECTS

import reactant_rs as rx

PAGES = sorted((pathlib.Path(__file__).parents[2] / "docs").glob("from-jax.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_of_a_page(page):
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.M | re.S)
    assert blocks
    names: dict = {}
    for block in blocks:
        exec(compile(block, str(page), "exec"), names)


def test_the_page_of_transformations_names_every_kernel():
    page = (PAGES[0].parent / "transformations.md").read_text()
    assert re.findall(r"^\| `(\w+)`.* \| (.*) \|$", page, re.M)[-len(SUBJECTS) :] == [
        *SUBJECTS.items()
    ]


def test_examples_of_docstrings():
    with jax.enable_x64(False):
        failed, tried = doctest.testmod(rx)
    assert tried > 3 and failed == 0
