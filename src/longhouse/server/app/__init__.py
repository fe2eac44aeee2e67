"""The application, and how it is served."""
