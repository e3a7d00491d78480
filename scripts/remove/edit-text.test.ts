import { expect, it } from 'vitest';
import { editText } from './edit-text.ts';
import type { Edit } from './part.ts';

const text = '# A\n\nOne thing, two.\n\n## B\n\n| thing |\n| c |\n\n### C\n\nmore\n\n## D\n\nend\n';
const edit = (edits: readonly Edit[]) => editText(text, edits, (part) => part === 'here');

it('takes out lines, sections and words', () => {
  expect(edit([{ line: '| thing |' }]).text).toBe(text.replace('| thing |\n', ''));
  expect(edit([{ section: '## B' }]).text).toBe('# A\n\nOne thing, two.\n\n## D\n\nend\n');
  expect(edit([{ section: '## D' }]).text).toBe(text.replace('\n## D\n\nend\n', ''));
  expect(edit([{ from: ' thing, two', to: '' }]).text).toBe(text.replace(' thing, two', ''));
});

it('finds words however their lines are broken', () => {
  const edits = [{ from: '"a",\n  "b",', to: '"a",' }];
  expect(editText('["a", "b", "c"]', edits, () => true)).toEqual({ text: '["a", "c"]', unfit: [] });
  expect(editText('[\n  "a",\n  "b",\n  "c"\n]', edits, () => true).text).toBe('[\n  "a",\n  "c"\n]');
});

it('takes out what a line begins', () => {
  const source =
    "it('a', () => {\n  it('b', () => {\n    c();\n  });\n\n  it('d', () => {\n    e();\n  });\n});\n";
  expect(editText(source, [{ block: "it('b'" }], () => true).text).toBe(
    "it('a', () => {\n  it('d', () => {\n    e();\n  });\n});\n",
  );
  expect(editText(source, [{ block: "it('a'" }], () => true).text).toBe('');
});

it('says what does not fit', () => {
  expect(edit([{ line: 'nowhere' }, { section: '## Z' }, { from: 'thing', to: '' }])).toEqual({
    text,
    unfit: ["'nowhere' is there no more", "'## Z' is there no more", "'thing' is there 2 times"],
  });
});

it('asks for a text of another part only where that part is', () => {
  expect(edit([{ line: 'nowhere', with: 'gone' }]).unfit).toEqual([]);
  expect(edit([{ line: 'nowhere', optional: true }]).unfit).toEqual([]);
  expect(edit([{ line: 'nowhere', with: 'here' }]).unfit).toHaveLength(1);
});
