/** `npm run mail:mark`: draws the mark of the mails anew from build/icon.svg. */
import { writeFileSync } from 'node:fs';
import { drawMailMark, mailMarkFile } from '../build/draw-mail-mark.ts';

writeFileSync(mailMarkFile, await drawMailMark());
console.log('The mails carry the mark of build/icon.svg.');
