import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { skipUnlessAsItComes } from './guides/example.ts';

const documents = globSync(['README.md', 'AGENTS.md', 'docs/**/*.md'], {
  exclude: ['**/node_modules/**', 'docs/screens/**'],
});
const folders = 'build|contract|docs|electron|lab|locales|packages|renderer|scripts|server|tests';
const path = new RegExp(`(?<![\\w/@.-])(?:${folders})/[\\w./-]+\\.(?:ts|tsx|css|md|json|ya?ml|sql)\\b`, 'g');
/** A new file that a guide shows whole. */
const newFile = /^ *```tsx? (\S+)$/gm;
/** Import of a page that a guide shows, from a folder of renderer/features. */
const pageImport = /from '\.\.\/\.\.\/([^']+)'/g;
const link = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

/** Files of the tools that docs/add-an-entity.md adds: its own test compares them with what the command writes. */
const isOfGuide = (file: string) => /\/tools(?:[/.]|-area\.)/.test(file);

beforeEach(skipUnlessAsItComes);

const exists = (file: string) => existsSync(file) || isOfGuide(file);

it('files and commands that README, AGENTS.md and the guides name exist', () => {
  expect(documents.length).toBeGreaterThan(2);
  const missing = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const links = [...text.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
    const shown = [...text.matchAll(newFile)].map(([, file = '']) => file);
    const imported = [...text.matchAll(pageImport)].map(([, file = '']) => `renderer/${file}`);
    const named = [...links, ...imported, ...(text.match(path) ?? [])];
    const files = named.filter((file) => !exists(file) && !shown.includes(file));
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in packageJson.scripts));
    return [...files, ...commands].map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
