import { describe, expect, it } from 'vitest';
import { withoutUses } from './without-uses.ts';

const isGone = (path: string) => path.startsWith('server/tools/') || path === 'locales/en/tools.json';
const remove = (text: string, path = 'server/app/features.ts') => withoutUses(path, text, { isGone });

it.each([
  [
    'an entry of an object, first, in the middle and last',
    "import { tools } from '../tools/feature.ts';\nconst a = { tools, b, c };\nconst d = { b, tools, c };\nconst e = { b, tools };\n",
    'const a = { b, c };\nconst d = { b, c };\nconst e = { b };\n',
  ],
  [
    'an entry of an object over several lines, which may fit on one now; another one stays as it is',
    "import { tools } from '../tools/feature.ts';\nconst a = {\n  tools,\n  b,\n  c,\n};\nconst d = {\n  e,\n  f,\n};\n",
    'const a = { b, c };\nconst d = {\n  e,\n  f,\n};\n',
  ],
  [
    'the only entry',
    "import { tools } from '../tools/feature.ts';\nexport const a = merge({ tools });\n",
    'export const a = merge({ });\n',
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
  expect(remove(before)).toMatchObject({ text: after, left: [] });
});

describe('what something else stands in place of', () => {
  const instead = {
    requireTool: { name: 'requireUser', from: 'server/api/require-user.ts' },
    Tool: { name: 'Hand', from: 'hands' },
    toolTable: { argument: 0 },
    rowsOf: { argument: 1 },
  } as const;
  const reduce = (text: string) => withoutUses('server/app/a.ts', text, { isGone, instead }).text;

  it.each([
    [
      'an export',
      "import { requireTool } from '../tools/require.ts';\nexport const a = requireTool({ b });\n",
      "import { requireUser } from '../api/require-user.ts';\nexport const a = requireUser({ b });\n",
    ],
    [
      'a type, of a package',
      "import type { Tool } from '../tools/tool.ts';\nexport type A = Tool | B;\n",
      "import type { Hand } from 'hands';\nexport type A = Hand | B;\n",
    ],
    [
      'a call',
      "import { rowsOf, toolTable } from '../tools/table.ts';\nexport const a = rowsOf<B>(c, toolTable(table('d', {})));\n",
      "export const a = table('d', {});\n",
    ],
  ])('takes its place: %s', (_what, before, after) => expect(reduce(before)).toBe(after));

  it('goes from an index, whichever column it is', () => {
    const text = "import { key } from '../tools/table.ts';\nexport const a = index('b').on(key(c), c.d);\n";
    expect(reduce(text)).toBe("export const a = index('b').on(c.d);\n");
  });
});

describe('a property that only the part sets, false without it', () => {
  const gone = { isGone, properties: { tools: false, usual: true }, strings: ['NO_TOOLS'] };
  const reduce = (text: string, path = 'server/app/page.tsx') => withoutUses(path, text, gone);

  it.each([
    ['a condition', 'if (x.tools) a();\nb();\n', 'b();\n'],
    ['what else it decides', 'const a = x.tools ? 1 : 2;\n', 'const a = 2;\n'],
    ['its negation', 'if (!x.tools && y) a();\n', 'if (y) a();\n'],
    ['a block that runs without it', 'if (!x.tools) {\n  a();\n}\n', 'a();\n'],
    [
      'a variable, where it is used',
      'const { tools, y } = x();\nf(y, tools ? [1] : []);\n',
      'const { y } = x();\nf(y);\n',
    ],
    [
      'a variable in one function alone',
      'function a() {\n  const { tools } = x();\n  return tools || b;\n}\nfunction c(tools: number) {\n  return tools;\n}\n',
      'function a() {\n  return b;\n}\nfunction c(tools: number) {\n  return tools;\n}\n',
    ],
    [
      'an element and an attribute',
      'const a = (\n  <div>\n    {x.tools && <Tools />}\n    <B tools />\n  </div>\n);\n',
      'const a = (\n  <div>\n    <B />\n  </div>\n);\n',
    ],
    [
      'a member of an interface, with its comment',
      'interface A {\n  /** Its tools. */\n  tools: B;\n  c: D;\n}\n',
      'interface A {\n  c: D;\n}\n',
    ],
    ['a name in a type', "type A = Pick<B, 'c' | 'tools'>;\n", "type A = Pick<B, 'c'>;\n"],
    [
      'a last argument and its parameter',
      'function a(b: C, d: { tools: boolean }) {\n  return d.tools ? b : 1;\n}\na(b, { tools: x });\n',
      'function a(b: C) {\n  return 1;\n}\na(b);\n',
    ],
    [
      'a text that nothing equals',
      "if (code === 'NO_TOOLS') a();\nconst b = ['c', 'NO_TOOLS'];\n",
      "const b = ['c'];\n",
    ],
    ['what it always is', 'const a = { usual: true, b };\nif (x.usual) c();\n', 'const a = { b };\nc();\n'],
  ])('takes out %s', (_what, before, after) => {
    expect(reduce(before)).toMatchObject({ text: after, left: [] });
  });

  it('takes out tests of it, and the group that has no other', () => {
    const text =
      "describe('a', () => {\n  it('b', () => {\n    start({ tools: true });\n  });\n});\nit('c', () => {\n  start({ d });\n});\n";
    expect(reduce(text, 'server/a.test.ts').text).toBe("it('c', () => {\n  start({ d });\n});\n");
  });

  it('takes out what nothing uses any more', () => {
    const text =
      "import { a, b } from './a.ts';\nfunction c() {\n  return a();\n}\nexport const d = x.tools ? c() : b;\n";
    expect(reduce(text).text).toBe("import { b } from './a.ts';\nexport const d = b;\n");
  });

  it('says what a source no longer exports', () => {
    expect(reduce('export const a = x.tools;\nexport const b = 1;\n').exports).toEqual(['a']);
  });

  it('takes out elements without others in them', () => {
    const text =
      "import { Tools } from '../tools/a.ts';\nconst a = (\n  <p>\n    <Tools b />\n    {c}\n  </p>\n);\n";
    expect(reduce(text).text).toBe('const a = (\n  <p>\n    {c}\n  </p>\n);\n');
  });

  it('takes out elements around others, which stay, and calls of middleware', () => {
    const text =
      "import { Tools, use } from '../tools/a.ts';\napp.use(use);\nconst a = <p><Tools>{b}</Tools></p>;\n";
    expect(reduce(text).text).toBe('const a = <p>{b}</p>;\n');
  });
});

it('names the lines that use it in another way', () => {
  const text =
    "import { count, tools } from '../tools/feature.ts';\nconst all = [tools];\nconsole.log(count(1));\n";
  expect(remove(text).left).toEqual(['3: console.log(count(1));']);
});
