/** The colours of the product as plain CSS, read from its style sheet: the site has no copy of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../renderer/styles/tokens.css');

export function tokensAsCss(): string {
  const text = readFileSync(source, 'utf8');
  const [light = '', dark = ''] = text.split(/^ {2}\.dark \{$/m);
  return `:root {\n${tokensIn(light)}\n}\n.dark {\n${tokensIn(dark)}\n}\n`;
}

function tokensIn(text: string): string {
  return [...text.matchAll(/--(?:color|shadow|radius)-[\w-]+:[^;]+;/g)].map(([token]) => token).join('\n');
}
