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

Reasons: [first](README.md), [second](gone.md). Others: [third](gone.md).
What [this one](gone.md) says, and [that one](README.md#first).
A word for itself. [docs/gone.md](gone.md)

![A screen that is gone](gone.webp)
![A screen](README.webp)

| <picture><source srcset="gone-dark.webp"><img src="gone.webp" alt="Gone"></picture> | <picture><img src="README.webp" alt="There"></picture> |
| <picture><img src="gone.webp" alt="Gone"></picture> | <picture><img src="gone-too.webp" alt="Gone"></picture> |
`;

it('takes out what leads nowhere, and leaves the rest as it is', () => {
  expect(
    withLivingLinks('AGENTS.md', text, { isThere: (path) => !path.startsWith('gone'), scripts: ['dev'] }),
  ).toBe(`# Documents

| Running | [readme](README.md), [licence](LICENSE) |
| \`npm run dev\` | Serves it |
| \`npm run --silent dev\` | Serves it |
- A list without links.

Reasons: [first](README.md). Others: third.
What this one says, and [that one](README.md#first).
A word for itself.

![A screen](README.webp)

| | <picture><img src="README.webp" alt="There"></picture> |
`);
});
