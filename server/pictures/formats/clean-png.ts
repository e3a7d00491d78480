import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { ByteReader, type CleanPicture, PictureError } from './picture-format.ts';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples for each pixel, by the colour type of the header. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Header {
  width: number;
  height: number;
  /** Bytes of one row of pixels, its filter included. */
  rowBytes: number;
}

/**
 * Unpacks the pixels and packs them again; keeps palette and transparency and drops all else (PNG, third edition,
 * section 5).
 * @param longestSide in pixels, checked before anything is unpacked
 */
export function cleanPng(bytes: Buffer, longestSide: number): CleanPicture {
  const reader = new ByteReader(bytes, pngSignature.length);
  const kept: Buffer[] = [];
  const packed: Buffer[] = [];
  let header: Header | undefined;
  for (;;) {
    const { type, data } = readChunk(reader);
    if (header === undefined) {
      if (type !== 'IHDR') throw new PictureError('it has no header');
      header = readHeader(data, longestSide);
      kept.push(chunk('IHDR', data));
    } else if (type === 'IDAT') packed.push(data);
    else if (type === 'PLTE' || type === 'tRNS') kept.push(chunk(type, data));
    else if (type === 'IEND') break;
    else if (isCritical(type)) throw new PictureError(`it has a part ${type}`);
  }
  reader.end();
  const { width, height, rowBytes } = header;
  const pixels = unpack(Buffer.concat(packed), rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    if ((pixels[row * rowBytes] ?? 0) > 4) throw new PictureError('it has an unknown filter');
  }
  const content = Buffer.concat([
    pngSignature,
    ...kept,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { contentType: 'image/png', width, height, content };
}

function readChunk(reader: ByteReader): { type: string; data: Buffer } {
  const length = reader.take(4).readUInt32BE();
  const typeAndData = reader.take(4 + length);
  if (reader.take(4).readUInt32BE() !== crc32(typeAndData)) throw new PictureError('a checksum is wrong');
  return { type: typeAndData.toString('latin1', 0, 4), data: typeAndData.subarray(4) };
}

function readHeader(data: Buffer, longestSide: number): Header {
  if (data.length !== 13) throw new PictureError('its header is malformed');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, color = 0, compression, filter, interlace] = data.subarray(8);
  const perPixel = samples[color];
  if (perPixel === undefined || ![1, 2, 4, 8, 16].includes(depth) || compression !== 0 || filter !== 0) {
    throw new PictureError('its header is malformed');
  }
  if (interlace !== 0) throw new PictureError('it is interlaced');
  if (width < 1 || height < 1 || width > longestSide || height > longestSide) {
    throw new PictureError('it is too large');
  }
  return { width, height, rowBytes: 1 + Math.ceil((width * perPixel * depth) / 8) };
}

function unpack(packed: Buffer, length: number): Buffer {
  let pixels: Buffer;
  try {
    pixels = inflateSync(packed, { maxOutputLength: length + 1 });
  } catch (cause) {
    throw new PictureError('its pixels cannot be unpacked', { cause });
  }
  if (pixels.length !== length) throw new PictureError('it has too many or too few pixels');
  return pixels;
}

/** A capital as the first letter says that no reader may pass over the part. */
function isCritical(type: string): boolean {
  return !/^[a-z]/.test(type);
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}
