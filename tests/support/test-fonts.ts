import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const fontsOfProduct = join(import.meta.dirname, '../../renderer/styles/fonts');
const files = ['inter-latin', 'noto-sans-arabic'];

/** Every character of the basic plane: nothing is cut from the fonts. */
const allCharacters = Array.from({ length: 0xffff - 0x20 }, (_, at) => 0x20 + at)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('');

/**
 * Gives every browser that the tests start the product's own fonts as the only ones of the system, so that a width
 * does not depend on the machine: a page that was painted before its fonts came stands in the same letters.
 * fontconfig, which Chromium asks on Linux, reads the variable; on other systems it has no effect.
 * @returns what takes it back
 */
export async function setUpTestFonts(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-fonts-'));
  const fonts = join(folder, 'fonts');
  await mkdir(fonts);
  for (const name of files) {
    const font = await readFile(join(fontsOfProduct, `${name}.woff2`));
    await writeFile(
      join(fonts, `${name}.ttf`),
      await subsetFont(font, allCharacters, { targetFormat: 'truetype' }),
    );
  }
  const configuration = join(folder, 'fonts.conf');
  await writeFile(configuration, fontConfiguration(fonts, join(folder, 'cache')));
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = configuration;
  return async () => {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Format: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function fontConfiguration(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>Inter Variable</string></edit>
  </match>
</fontconfig>
`;
}
