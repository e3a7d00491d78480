import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../../../../contract/languages.ts';
import { trackedFiles } from '../../../git.ts';
import { withoutLanguages } from './without-languages.ts';

const root = join(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dropped = languages.filter((language) => language !== defaultLanguage);

/** Tests that docs/security names, as packages/cli/tests/security-map.test.ts reads them: `file` “title”. */
const named = trackedFiles()
  .filter((file) => /^docs\/security.*\.md$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)])
  .map(([, file = '', title = '']) => ({ file, title }));

const known = new Map<string, { text: string; left: string }>();
function leftOf(file: string): { text: string; left: string } {
  const found = known.get(file);
  if (found) return found;
  const text = read(file);
  const result = { text, left: withoutLanguages(file, text, dropped) };
  known.set(file, result);
  return result;
}

// A test that fails here names a language that an app may be made without: use tests/support/other-language.ts.
it('an app in one language has each test that the map of security requirements names', () => {
  const missing = named.filter(({ file, title }) => {
    const { text, left } = leftOf(file);
    const titles = [title, title.replaceAll("'", "\\'")];
    return titles.some((name) => text.includes(name)) && !titles.some((name) => left.includes(name));
  });
  expect(missing).toEqual([]);
});

it('and each test of tests/attacks', () => {
  const count = (text: string) => text.match(/^ *\]?\)*(?:it|test)?(?:\.each|\.skipIf)?\(/gm)?.length;
  const files = trackedFiles().filter((file) => /^tests\/attacks\/.*\.test\.ts$/.test(file));
  const changed = files.filter((file) => {
    const { text, left } = leftOf(file);
    return text !== left && count(text) !== count(left);
  });
  expect(changed).toEqual([]);
});
