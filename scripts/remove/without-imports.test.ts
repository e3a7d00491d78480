import { expect, it } from 'vitest';
import { withoutImports } from './without-imports.ts';

const isGone = (path: string) => path.startsWith('server/tools/') || path === 'locales/en/tools.json';
const remove = (text: string, path = 'server/app/features.ts') => withoutImports(path, text, isGone);

it.each([
  [
    'an entry of an object, first, in the middle and last',
    "import { tools } from '../tools/feature.ts';\nconst a = { tools, b, c };\nconst d = { b, tools, c };\nconst e = { b, tools };\n",
    'const a = { b, c };\nconst d = { b, c };\nconst e = { b };\n',
  ],
  [
    'the only entry',
    "import { tools } from '../tools/feature.ts';\nexport const a = merge({ tools });\n",
    'export const a = merge({  });\n',
  ],
  [
    'entries of lists, spread ones too',
    "import { some, tools } from '#server/tools/feature.ts';\nexport const a = [b, tools, ...some];\n",
    'export const a = [b];\n',
  ],
  [
    'an object that holds nothing else',
    "import { exportTools } from '../tools/export.ts';\nexport const a = {\n  tools: { export: exportTools },\n  b: { c },\n};\n",
    'export const a = {\n  b: { c },\n};\n',
  ],
  [
    'an object that holds something else stays',
    "import { exportTools } from '../tools/export.ts';\nexport const a = { tools: { export: exportTools, other } };\n",
    'export const a = { tools: { other } };\n',
  ],
  [
    'what is exported on',
    "export { tools } from '../tools/schema.ts';\nexport { users } from './users.ts';\n",
    "export { users } from './users.ts';\n",
  ],
  [
    'a property of an interface',
    "import type tools from '../../locales/en/tools.json';\nexport interface R {\n  'tools-area': typeof tools;\n  users: typeof users;\n}\n",
    'export interface R {\n  users: typeof users;\n}\n',
  ],
  [
    'nothing where nothing is imported',
    "import { users } from '../users/feature.ts';\nconst tools = { users };\n",
    "import { users } from '../users/feature.ts';\nconst tools = { users };\n",
  ],
])('takes out %s', (_what, before, after) => {
  expect(remove(before)).toEqual({ text: after, left: [] });
});

it('names the lines that use it in another way', () => {
  const text =
    "import { count, tools } from '../tools/feature.ts';\nconst all = [tools];\nconsole.log(count(1));\n";
  expect(remove(text).left).toEqual(['3: console.log(count(1));']);
});
