// Gatsby asks every plugin for this file.
