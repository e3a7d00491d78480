import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resourcesText } from './resources-text.ts';

const locales = join(import.meta.dirname, '../../locales');
const text = readFileSync(join(locales, 'resources.d.ts'), 'utf8');
const namespaces = readdirSync(join(locales, 'en')).map((name) => name.replace(/\.json$/, ''));

it('leaves the list as it is where no namespace is new or gone', () => {
  expect(resourcesText(text, namespaces)).toBe(text);
});

it('adds what is new, and takes out what is gone', () => {
  const changed = resourcesText(text, [
    ...namespaces.filter((name) => name !== 'users-area'),
    'my-tools',
    'tools',
  ]);
  expect(changed).toContain("import type myTools from './en/my-tools.json';\n");
  expect(changed).toContain("  'my-tools': typeof myTools;\n  tools: typeof tools;\n}\n");
  expect(changed).not.toContain('users-area');
});
