import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '../draw-picture.ts';
import { encodeIcns, encodeIco, icnsSizes } from './encode-icons.ts';

const source = new URL('../icon.svg', import.meta.url);

/** Sizes of Windows' icons in pixels: for the taskbar and Explorer, at 100 to 400 per cent. */
const windowsSizes = [16, 20, 24, 32, 40, 48, 64, 96, 128, 256];
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

/** Margin of each system's icons on each side, as a fraction of the width. */
const margins = { windows: 0, linux: 0.0625, mac: 100 / 1024 };

/** Paths of each system's icons in the folder of `drawIcons`. */
export const iconFiles = { windows: 'icon.ico', mac: 'icon.icns', linux: 'linux' } as const;

/** Draws the app's icons from build/icon.svg, in the format of each system. */
export async function drawIcons(folder: string): Promise<void> {
  const svg = readFileSync(source, 'utf8');
  const draw = (sizes: number[], margin: number) =>
    Promise.all(sizes.map((size) => drawPicture(svg, size, margin)));
  const linux = join(folder, iconFiles.linux);
  mkdirSync(linux, { recursive: true });
  for (const { size, png } of await draw(linuxSizes, margins.linux))
    writeFileSync(join(linux, `${size}x${size}.png`), png);
  writeFileSync(join(folder, iconFiles.windows), encodeIco(await draw(windowsSizes, margins.windows)));
  writeFileSync(join(folder, iconFiles.mac), encodeIcns(await draw(icnsSizes, margins.mac)));
}
