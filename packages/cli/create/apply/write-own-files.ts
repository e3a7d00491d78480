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
  changeFile('renderer/components/ui/state-drawing.tsx', withOwnDrawings);
  changeJson<Manifest>('package.json', (manifest) => {
    manifest.version = '0.1.0';
    manifest.license = 'UNLICENSED';
    manifest.description = record.names.name;
  });
  writeDocuments(record);
}

/** Rows of a list in place of the template's key: empty, searched, and broken. */
const drawings = {
  blank: 'M4 8h12v12H4zM24 14h60M4 26h12v12H4zM24 32h40',
  misfit: 'M4 8h12v12H4zM24 14h34M4 26h12v12H4zM24 32h26M97 17a11 11 0 1 1-22 0a11 11 0 0 1 22 0zM94 25l9 10',
  snapped: 'M4 8h12v12H4zM24 14h22l5-6 5 12 5-6h23M4 26h12v12H4zM24 32h40',
};

function withOwnDrawings(text: string): string {
  const withoutKey = text.replace(/const bow =[\s\S]*?;\n\n/, '').replace(/\/\* A key;.*\*\/\n/, '');
  return Object.entries(drawings).reduce(
    (changed, [name, path]) =>
      changed.replace(new RegExp(`(?: {2}/\\*\\*.*\\n)?( {2}${name}: )\`[^\`]*\``), `$1'${path}'`),
    withoutKey,
  );
}
