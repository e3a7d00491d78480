import { expect, it } from 'vitest';
import { withLivingLinks } from './living-links.ts';

const text = `# Documents

| Deciding | [about](gone.md), [create](gone/too.md) |
| Running | [first](gone.md), [readme](README.md), [second](gone.md#part), [licence](LICENSE) |
| \`npm run dev\` | Serves it |
| \`npm run gone\` | Does nothing |
| \`npm run --silent dev\` | Serves it |
- [rules](gone.md): how it is.
- A list without links.

What [this one](gone.md) says, and [that one](README.md#first).
`;

it('takes out what leads nowhere, and leaves the rest as it is', () => {
  expect(
    withLivingLinks('AGENTS.md', text, { isThere: (path) => !path.startsWith('gone'), scripts: ['dev'] }),
  ).toBe(`# Documents

| Running | [readme](README.md), [licence](LICENSE) |
| \`npm run dev\` | Serves it |
| \`npm run --silent dev\` | Serves it |
- A list without links.

What this one says, and [that one](README.md#first).
`);
});
