import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { isOfRemovedExample } from '../guides/example.ts';

const folders = 'build|contract|docs|electron|locales|renderer|scripts|server|tests';
const exclude = ['**/node_modules/**'];
const guides = globSync(['*.md', '{docs,tests}/**/*.md'], { exclude }).filter(
  (file) => !file.startsWith(join('docs', 'screens')),
);
/** Guides explain by the example, also where it was removed. */
const isMissing = (path: string) => !existsSync(path) && !isOfRemovedExample(path);
const sources = globSync(`{${folders.replaceAll('|', ',')}}/**/*.{ts,tsx,css}`, { exclude });

/** A file named in full; docs/add-an-entity.md names those of tools by the paths that they get. */
function pathsIn(text: string): string[] {
  const path = new RegExp(
    `(?<![\\w/@.-])(?:${folders})/[\\w./-]+\\.(?:ts|tsx|css|md|json|ya?ml|sql)\\b`,
    'g',
  );
  return (text.match(path) ?? []).filter((found) => !existsSync(join('tests/guides/tools', found)));
}

/** Those that GitHub makes of the headings. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...headings.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function commentsOf(source: string): string {
  return source
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
    .join('\n');
}

describe('references exist', () => {
  it('files, by guides and decisions', () => {
    const missing = guides.flatMap((guide) =>
      pathsIn(readFileSync(guide, 'utf8'))
        .filter(isMissing)
        .map((path) => [guide, path]),
    );
    expect(missing).toEqual([]);
  });

  it('files, by links from one to another', () => {
    const missing = guides.flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
        .map(([, target = '']) => join(dirname(guide), target))
        .filter(isMissing)
        .map((target) => [guide, target]),
    );
    expect(missing).toEqual([]);
  });

  it('headings, by links to a part of a document', () => {
    const missing = guides.flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#]*\.md)?#([^)]+)\)/g)]
        .map(([, target, anchor = '']) => [target ? join(dirname(guide), target) : guide, anchor] as const)
        .filter(([file, anchor]) => existsSync(file) && !anchorsOf(file).includes(anchor))
        .map(([file, anchor]) => [guide, `${file}#${anchor}`]),
    );
    expect(missing).toEqual([]);
  });

  it('files, by comments', () => {
    const missing = sources.flatMap((source) =>
      pathsIn(commentsOf(readFileSync(source, 'utf8')))
        .filter((path) => !existsSync(path))
        .map((path) => [source, path]),
    );
    expect(missing).toEqual([]);
  });

  it('commands', () => {
    const known = Object.keys(packageJson.scripts);
    const missing = [...guides, ...sources].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !known.includes(name))
        .map(([text]) => [file, text]),
    );
    expect(missing).toEqual([]);
  });
});
