import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '../../git.ts';
import { withLivingLinks } from '../../living-links.ts';
import type { AppRecord } from '../template/choices.ts';
import { writeDocuments } from './app-documents.ts';
import { changeFile, changeJson } from './project.ts';

interface Manifest {
  version: string;
  license: string;
  description: string;
}

/** Writes what an app has in place of what is about the template itself. */
export function writeOwnFiles(record: AppRecord): void {
  // The authors of the template stay its authors, whatever the app is called and whoever writes it.
  renameSync('LICENSE', 'LICENSE.template');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const file of trackedFiles().filter((path) => path.endsWith('.md') && existsSync(path)))
    writeFileSync(
      file,
      withLivingLinks(file, readFileSync(file, 'utf8'), {
        isThere: existsSync,
        scripts: Object.keys(scripts),
      }),
    );
  // It scaffolds the template, not the app.
  changeFile('contract/product.ts', (text) =>
    text.replace(/scaffoldCommand:[^,]*,/, 'scaffoldCommand: undefined as string | undefined,'),
  );
  changeJson<Manifest>('package.json', (manifest) => {
    manifest.version = '0.1.0';
    manifest.license = 'UNLICENSED';
    manifest.description = record.names.name;
  });
  writeDocuments(record);
}
