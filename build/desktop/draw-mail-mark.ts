import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawPicture } from './draw-picture.ts';

const source = new URL('../icon.svg', import.meta.url);

export const mailMarkFile = fileURLToPath(new URL('../../server/email/templates/mark.png', import.meta.url));

/** Pixels of each side: twice and a half those that mails show, for screens of high density. */
const side = 60;

/** Draws the mark of the mails, whose programs show no SVG. */
export async function drawMailMark(): Promise<Buffer> {
  return Buffer.from((await drawPicture(readFileSync(source, 'utf8'), side, 0)).png);
}
