import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { drawMailMark, mailMarkFile } from './draw-mail-mark.ts';

const drawing = (path: string) => readFileSync(path, 'utf8').match(/ d="([^"]+)"/)?.[1];

it('is drawn as the mark that the website has', () => {
  expect(drawing('build/icon.svg')).toBe(drawing('renderer/components/ui/mark.tsx'));
  expect(drawing('build/icon.svg')).toBe(drawing('renderer/public/favicon.svg'));
  expect(readFileSync('build/icon.svg', 'utf8')).toContain(`fill="${product.colors.accent}"`);
});

it('is that of the mails, too', async () => {
  expect(
    readFileSync(mailMarkFile).equals(await drawMailMark()),
    'run `npm run mail:mark`, and commit what it draws',
  ).toBe(true);
});
