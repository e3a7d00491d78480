import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '../../git.ts';
import { withoutMarked } from '../../remove/edit-documents.ts';
import type { AppRecord } from '../template/choices.ts';
import { writeDocuments } from './app-documents.ts';
import { changeFile, changeJson, removeFiles } from './project.ts';

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
  /^tests\/guides\/(?!example\.ts$)/,
  /^scripts\/test-adoption\.ts$/,
  /^\.github\/workflows\/adoption\.yml$/,
];

/** Commands and packages that are for such files only. */
const ownScripts = ['create', 'create:pack', 'test:adoption'];

const ownPackages = ['@clack/prompts'];

const usesProjectCopy = /from '[^']*guides\/project-copy\.ts'/;

interface Manifest {
  version: string;
  license: string;
  description: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Takes out what is about the template itself, and writes what an app has in its place. */
export function removeOwnFiles(record: AppRecord): void {
  removeFiles((path) => isOwnFile(path, isTest(path) ? readFileSync(path, 'utf8') : ''));
  // The authors of the template stay its authors, whatever the app is called and whoever writes it.
  renameSync('LICENSE', 'LICENSE.template');
  for (const file of trackedFiles().filter((path) => path.endsWith('.md') && existsSync(path))) {
    const text = readFileSync(file, 'utf8');
    const left = withoutMarked(text, 'template');
    if (left !== text) writeFileSync(file, left);
  }
  changeJson<{ include: string[] }>('tsconfig.json', (settings) => {
    settings.include = settings.include.filter((folder) => folder !== 'create');
  });
  // It scaffolds the template, not the app.
  changeFile('contract/product.ts', (text) =>
    text.replace(/scaffoldCommand:[^,]*,/, 'scaffoldCommand: undefined as string | undefined,'),
  );
  changeFile('vitest.config.ts', (text) => text.replace('{build,contract,create,', '{build,contract,'));
  changeJson<Manifest>('package.json', (manifest) => {
    manifest.version = '0.1.0';
    manifest.license = 'UNLICENSED';
    manifest.description = record.names.name;
    for (const script of ownScripts) delete manifest.scripts[script];
    for (const name of ownPackages) delete manifest.devDependencies[name];
  });
  writeDocuments(record);
}

/**
 * True for a file that a made app does not have.
 * @param text of it, where it is a test: those that copy the project try the template's commands
 */
function isOwnFile(path: string, text = ''): boolean {
  return ownFiles.some((pattern) => pattern.test(path)) || (isTest(path) && usesProjectCopy.test(text));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
