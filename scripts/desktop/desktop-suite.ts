/** Playwright's arguments that add the tests of the desktop app to a run. */
export const desktopSuite = ['--project=desktop*'];
