"""Running the command line inside the test."""

from scripted_input import crownland as crownland
