import { ByteReader, type CleanPicture, PictureError } from './picture-format.ts';

export const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Tables (quantization, Huffman, restart interval) that a scan needs. */
const tables = new Set([0xdb, 0xc4, 0xdd]);

/** Baseline, extended and progressive frames: what browsers read and write. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** Density of pixels, which nobody needs, in the form in which every reader expects it. */
const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex');

/**
 * Keeps frame, tables and scans and drops comments and what applications add, Exif with the place among it (ITU-T T.81,
 * annex B). Of the latter Adobe's note of the colours stays, without which some pictures turn green.
 */
export function cleanJpeg(bytes: Buffer, longestSide: number): CleanPicture {
  const reader = new ByteReader(bytes, 2);
  const kept: Buffer[] = [Buffer.from([0xff, 0xd8]), jfif];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (;;) {
    const marker = readMarker(reader);
    if (marker === endOfImage) break;
    const segment = readSegment(reader);
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isNote) {
      if (isAdobe(marker, segment)) kept.push(whole(marker, segment));
    } else if (frames.has(marker)) {
      if (size) throw new PictureError('it has several frames');
      size = readSize(segment, longestSide);
      kept.push(whole(marker, segment));
    } else if (marker === startOfScan) {
      if (!size) throw new PictureError('it has no frame');
      kept.push(whole(marker, segment), readScan(bytes, reader));
      scans += 1;
    } else if (tables.has(marker)) kept.push(whole(marker, segment));
    else throw new PictureError(`it has a part ${marker.toString(16)}`);
  }
  reader.end();
  if (!size || scans === 0) throw new PictureError('it has no pixels');
  kept.push(Buffer.from([0xff, endOfImage]));
  return { contentType: 'image/jpeg', ...size, content: Buffer.concat(kept) };
}

function readMarker(reader: ByteReader): number {
  const [prefix, marker = 0] = reader.take(2);
  if (prefix !== 0xff) throw new PictureError('a part has no beginning');
  return marker;
}

function readSegment(reader: ByteReader): Buffer {
  const length = reader.take(2).readUInt16BE();
  if (length < 2) throw new PictureError('a part has no length');
  return reader.take(length - 2);
}

function readSize(frame: Buffer, longestSide: number): { width: number; height: number } {
  const [depth, , , , , components = 0] = frame;
  if (frame.length !== 6 + 3 * components || depth !== 8 || (components !== 1 && components !== 3)) {
    throw new PictureError('its frame is malformed');
  }
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  if (width < 1 || height < 1 || width > longestSide || height > longestSide) {
    throw new PictureError('it is too large');
  }
  return { width, height };
}

/** The packed pixels: all up to the next marker that is neither an escaped 0xff nor a restart. */
function readScan(bytes: Buffer, reader: ByteReader): Buffer {
  const start = reader.position;
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) {
      return reader.take(at - start);
    }
  }
  throw new PictureError('it ends too early');
}

function isAdobe(marker: number, segment: Buffer): boolean {
  return marker === 0xee && segment.length === 12 && segment.toString('latin1', 0, 5) === 'Adobe';
}

function whole(marker: number, segment: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([head, segment]);
}
