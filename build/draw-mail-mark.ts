import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawPicture } from './draw-picture.ts';

const source = new URL('./icon.svg', import.meta.url);

export const mailMarkFile = fileURLToPath(new URL('../server/email/templates/mark.png', import.meta.url));

/** Width in pixels: two and a half times the width in mails, for high-density screens. */
const side = 60;

/** Draws the logo of the mails as PNG, since mail programs do not show SVG. */
export async function drawMailMark(): Promise<Buffer> {
  return Buffer.from((await drawPicture(readFileSync(source, 'utf8'), side, 0)).png);
}
