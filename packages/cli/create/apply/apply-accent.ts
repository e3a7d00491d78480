import { readableAccent } from '../accent.ts';
import { changeFile, runScript } from './project.ts';

/** Gives the product another accent, wherever docs/theming.md says that it stands. */
export function applyAccent(color: string): void {
  const accent = readableAccent(color);
  if (!accent) throw new Error(`'${color}' is no colour.`);
  const places: [file: string, before: RegExp][] = [
    ['renderer/styles/accent.css', /(--accent: )#[0-9a-f]{6}/],
    ['contract/product.ts', /(accent: ')#[0-9a-f]{6}/],
    ['build/icon.svg', /(rx="8" fill=")#[0-9a-f]{6}/],
    ['renderer/public/favicon.svg', /(rx="8" fill=")#[0-9a-f]{6}/],
  ];
  for (const [file, before] of places) changeFile(file, (text) => text.replace(before, `$1${accent}`));
  runScript('scripts/mail-mark.ts');
}
