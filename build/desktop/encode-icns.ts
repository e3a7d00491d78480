import type { Picture } from './draw-picture.ts';

/**
 * What macOS calls each picture: by points, once for plain and once for Retina screens. The plain ones of 16 and 32
 * points are missing: as PNG they are not shown everywhere, and macOS takes the next larger one instead.
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

/** Sizes that `encodeIcns` wants, in pixels. */
export const icnsSizes = [...new Set(types.map(([, pixels]) => pixels))];

/** The icon file of macOS with the pictures in it, each as PNG. */
export function encodeIcns(pictures: Picture[]): Buffer {
  const blocks = types.map(([type, pixels]) => {
    const picture = pictures.find(({ size }) => size === pixels);
    if (!picture) throw new Error(`An icon of macOS needs a picture of ${pixels} px`);
    return block(type, picture.png);
  });
  return block('icns', Buffer.concat(blocks));
}

/** Four letters, the length of all, the content. */
function block(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}
