import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawPicture, type Picture } from '../draw-picture.ts';

/**
 * macOS' type of each picture: by points, for plain and for Retina screens. The plain ones of 16 and 32 points are left
 * out: as PNG they are not shown everywhere, and macOS uses the next larger one instead.
 */
const types: Array<[type: string, pixels: number]> = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** Sizes that `encodeIcns` needs, in pixels. */
const icnsSizes = [...new Set(types.map(([, pixels]) => pixels))];

/** Bytes of the header of an .ico file, and of its entry for each picture. */
const headerBytes = 6;
const entryBytes = 16;

const source = new URL('../icon.svg', import.meta.url);

/** Width of the icon that the running app uses: in the taskbar and in the About panel. */
const runningSize = 256;

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

/** An icon file for macOS with the pictures as PNG. */
function encodeIcns(pictures: Picture[]): Buffer {
  const blocks = types.map(([type, pixels]) => {
    const picture = pictures.find(({ size }) => size === pixels);
    if (!picture) throw new Error(`An icon of macOS needs a picture of ${pixels} px`);
    return block(type, picture.png);
  });
  return block('icns', Buffer.concat(blocks));
}

/** Type, total length, content. */
function block(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}

/**
 * An icon file for Windows with the pictures as PNG, which Windows supports since Vista.
 * @param pictures of 256 px at most, the maximum of the format
 */
function encodeIco(pictures: Picture[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    // One byte each: 0 means 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Emits the app's icon beside the main process, drawn from build/icon.svg. */
export function emitIcon(): Plugin {
  return {
    name: 'emit-icon',
    async generateBundle() {
      const { png } = await drawPicture(readFileSync(source, 'utf8'), runningSize, 1 / 16);
      this.emitFile({ type: 'asset', fileName: 'icon.png', source: png });
    },
  };
}
