import { readFileSync } from 'node:fs';
import {
  type AccentTokens,
  accentTokenNames,
  accentTokens,
  buttonHexOf,
  type Theme,
} from '../accent/accent-tokens.ts';
import { fromHex, toCss, toHex } from '../accent/oklch.ts';
import { groundNames, readTokens, splitThemes } from '../accent/read-tokens.ts';
import { changeFile, runScript } from './project.ts';

const tokensFile = 'renderer/styles/tokens.css';

/** Gives the product another accent, wherever docs/theming.md says that a colour stands. */
export function applyAccent(hex: string): void {
  const color = fromHex(hex);
  if (!color) throw new Error(`'${hex}' is no colour.`);
  const css = readFileSync(tokensFile, 'utf8');
  const tokensOf = (theme: Theme) => accentTokens(color, theme, readTokens(css, theme, groundNames));
  const [light, dark] = [tokensOf('light'), tokensOf('dark')];
  changeFile(tokensFile, (text) => {
    const themes = splitThemes(text);
    return replaceTokens(themes.light, light) + replaceTokens(themes.dark, dark);
  });
  const accent = buttonHexOf(hex, color);
  changeFile('contract/product.ts', (text) => text.replace(/(accent: ')#[0-9a-f]{6}/, `$1${accent}`));
  for (const file of ['build/icon.svg', 'renderer/public/favicon.svg']) {
    changeFile(file, (text) => text.replace(/(rx="8" fill=")#[0-9a-f]{6}/, `$1${accent}`));
  }
  runScript('scripts/mail-mark.ts');
  changeFile('server/email/templates/mail-styles.ts', (text) =>
    text.replace(/(\.mail-mark \{ color: )#[0-9a-f]{6}/, `$1${toHex(dark['accent-text'])}`),
  );
  changeFile('server/dev-mailbox/mailbox.css', (text) =>
    text.replaceAll(
      /^( {2}--(accent|accent-hover|accent-text|focus): light-dark)\(.*\);$/gm,
      (line, start, name) =>
        isToken(name) ? `${start}(${toCss(light[name])}, ${toCss(dark[name])});` : line,
    ),
  );
}

function replaceTokens(text: string, tokens: AccentTokens): string {
  return text.replaceAll(/--color-([\w-]+): oklch\([\d. ]+\);/g, (found, name) =>
    isToken(name) ? `--color-${name}: ${toCss(tokens[name])};` : found,
  );
}

function isToken(name: string): name is (typeof accentTokenNames)[number] {
  return (accentTokenNames as readonly string[]).includes(name);
}
