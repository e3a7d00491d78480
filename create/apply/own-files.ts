/**
 * What is about the template itself, and not about an app that is made from it. This is the one list of it; in
 * documents that stay, such text stands between the marks of scripts/remove/edit-documents.ts, under `template`.
 */
const ownFiles = [
  // This package, and what tests it.
  /^create\//,
  /^docs\/create\.md$/,
  /^tests\/adoption\//,
  // What the template is and how it compares; how a clone becomes an app, which create has done.
  /^docs\/about\.md$/,
  /^docs\/first-hour\.md$/,
  // The front page of the documents' site; without it their index is the front page.
  /^docs\/index\.md$/,
  // Pictures of the template, which its README and that page show.
  /^docs\/images\//,
  // How strangers send changes to the template, and tell of faults in it.
  /^CONTRIBUTING\.md$/,
  /^\.github\/ISSUE_TEMPLATE\//,
  /^\.github\/pull_request_template\.md$/,
  // The guides hold for every app; tests that follow them begin with the template as it comes.
  /^tests\/guides\/(?!tools\/|example\.ts$)/,
  /^scripts\/test-adoption\.ts$/,
  /^\.github\/workflows\/adoption\.yml$/,
];

/** Commands and packages that are for such files only. */
export const ownScripts = ['create', 'create:pack', 'test:adoption'];
export const ownPackages = ['@clack/prompts'];

/**
 * True for a file that a made app does not have.
 * @param text of it, where it is a test: those that copy the project try the template's commands
 */
export function isOwnFile(path: string, text = ''): boolean {
  return ownFiles.some((pattern) => pattern.test(path)) || (isTest(path) && usesProjectCopy.test(text));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

const usesProjectCopy = /from '[^']*guides\/project-copy\.ts'/;
