import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '#scripts/git.ts';
import { withoutMarked } from '#scripts/remove/edit-documents.ts';
import type { AppRecord } from '../template/choices.ts';
import { writeDocuments } from './app-documents.ts';
import { isOwnFile, isTest, ownPackages, ownScripts } from './own-files.ts';
import { changeFile, changeJson, removeFiles } from './project.ts';

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
