import { expect, it } from 'vitest';
import { applyHunks } from '#scripts/apply-hunks.ts';
import { guideSteps } from './guide-steps.ts';

const guide = `
1. Delete:

   \`\`\`sh
   rm -r a b
   \`\`\`

2. Take out:

   \`\`\`diff src/list.ts
   -import { b } from './b.ts';
   @@
   -export const list = [a, b];
   +export const list = [a];
   \`\`\`
`;

it('reads commands and changes', () => {
  const [remove, change] = guideSteps(guide);
  expect(remove).toEqual({ kind: 'commands', lines: ['rm -r a b'] });
  expect(change).toMatchObject({ kind: 'change', path: 'src/list.ts' });
  if (change?.kind !== 'change') throw new Error('no change');
  const text = "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const list = [a, b];\n";
  expect(applyHunks(text, change.hunks)).toBe("import { a } from './a.ts';\n\nexport const list = [a];\n");
  expect(() => applyHunks('export const list = [];\n', change.hunks)).toThrow('0 places');
});
