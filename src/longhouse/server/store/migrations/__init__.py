"""How the database came to be as it is, step by step. A new step is a file in `versions`, numbered on."""
