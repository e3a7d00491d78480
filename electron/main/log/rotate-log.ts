import { existsSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';

/** How many full files are kept besides the one that is written. */
const keptFiles = 3;

/** Makes room for a new file: `main.log` becomes `main.1.log`, and so on; the oldest goes. */
export function rotateLog(file: string): void {
  const { dir, name, ext } = parse(file);
  const numbered = (number: number) => (number === 0 ? file : join(dir, `${name}.${number}${ext}`));
  for (let number = keptFiles; number > 0; number--) {
    if (existsSync(numbered(number - 1))) renameSync(numbered(number - 1), numbered(number));
  }
}
