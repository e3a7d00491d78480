/**
 * Cuts the fonts of the interface to the scripts, weights and features that the design uses and
 * writes them to renderer/styles/fonts. Run it (`npm run fonts`) after an upgrade of a font package;
 * the results are committed, so that a build needs neither the packages nor this script.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../renderer/styles/fonts');

const weights = { min: 400, max: 600 };
// `opsz` is pinned to its text size: the design has one cut, and the axis doubles the file.
const interAxes = { opsz: 14, wght: weights };
const interFeatures = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'calt',
  'case',
  'tnum',
  'pnum',
  'zero',
  'ss02',
];

type Range = readonly [first: number, last: number];

// The same ranges stand as unicode-range in renderer/styles/fonts.css.
const latin: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x21b5, 0x21b5],
  [0x21e7, 0x21e7],
  [0x2212, 0x2212],
  [0x2303, 0x2303],
  [0x2318, 0x2318],
  [0x2325, 0x2325],
  [0x232b, 0x232b],
];
const latinExtended: Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x24f],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x323, 0x323],
  [0x326, 0x328],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
];
const arabic: Range[] = [
  [0x600, 0x6ff],
  [0x200c, 0x200f],
  [0x25cc, 0x25cc],
];
const arabicExtended: Range[] = [
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
];

const inter = require.resolve('inter-ui/variable/InterVariable.woff2');
const notoArabic = require.resolve(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
);

await mkdir(target, { recursive: true });
await cut(inter, 'inter-latin', latin, interAxes, interFeatures);
await cut(inter, 'inter-latin-ext', latinExtended, interAxes, interFeatures);
await cut(notoArabic, 'noto-sans-arabic', arabic, { wght: weights });
await cut(notoArabic, 'noto-sans-arabic-ext', arabicExtended, { wght: weights });

async function cut(
  source: string,
  name: string,
  ranges: Range[],
  variationAxes: Record<string, number | { min: number; max: number }>,
  keepFeatures?: string[],
): Promise<void> {
  const font = await subsetFont(await readFile(source), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    ...(keepFeatures && { keepFeatures }),
  });
  await writeFile(join(target, `${name}.woff2`), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}

function charactersOf(ranges: Range[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}
