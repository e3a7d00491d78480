import { ByteReader, type CleanPicture, PictureError } from './picture-format.ts';

interface Size {
  width: number;
  height: number;
}

/** The flag of VP8X that says that the picture has transparency. */
const alphaFlag = 0x10;

/** Parts that only describe the picture. */
const notes = new Set(['VP8X', 'ICCP', 'EXIF', 'XMP ']);

/** Whether the first bytes are those of a WebP file (RFC 9649, section 2.4). */
export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** Keeps the one still picture with its transparency and drops what describes it (RFC 9649). */
export function cleanWebp(bytes: Buffer, longestSide: number): CleanPicture {
  if (bytes.length < 12 || bytes.readUInt32LE(4) !== bytes.length - 8) {
    throw new PictureError('its length is another than it says');
  }
  const reader = new ByteReader(bytes, 12);
  let alpha: Buffer | undefined;
  let pixels: { type: string; data: Buffer } | undefined;
  while (reader.left > 0) {
    const { type, data } = readChunk(reader);
    if (type === 'VP8 ' || type === 'VP8L') {
      if (pixels) throw new PictureError('it has several pictures');
      pixels = { type, data };
    } else if (type === 'ALPH' && !alpha && !pixels) alpha = data;
    else if (!notes.has(type)) throw new PictureError(`it has a part ${type}`);
  }
  if (!pixels) throw new PictureError('it has no pixels');
  const size = pixels.type === 'VP8L' ? losslessSize(pixels.data) : lossySize(pixels.data);
  const { width, height } = size;
  if (width < 1 || height < 1 || width > longestSide || height > longestSide) {
    throw new PictureError('it is too large');
  }
  const image = chunk(pixels.type, pixels.data);
  const parts = alpha ? [chunk('VP8X', extended(size)), chunk('ALPH', alpha), image] : [image];
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  const content = Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body]);
  return { contentType: 'image/webp', width, height, content };
}

function readChunk(reader: ByteReader): { type: string; data: Buffer } {
  const type = reader.take(4).toString('latin1');
  const length = reader.take(4).readUInt32LE();
  const data = reader.take(length);
  // Parts of odd length are filled up, with nothing.
  if (length % 2 === 1 && reader.take(1)[0] !== 0) throw new PictureError('a filling is not empty');
  return { type, data };
}

/** RFC 6386, section 9.1: a key frame that is shown, with its start code. */
function lossySize(data: Buffer): Size {
  if (data.length < 10) throw new PictureError('it ends too early');
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = (tag & 1) === 0 && (tag & 0x10) !== 0;
  const firstPart = tag >> 5;
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a || firstPart > data.length - 10) {
    throw new PictureError('its frame is malformed');
  }
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** RFC 9649, section 3.4. */
function losslessSize(data: Buffer): Size {
  if (data.length < 5 || data[0] !== 0x2f) throw new PictureError('its frame is malformed');
  const bits = data.readUInt32LE(1);
  if (bits >>> 29 !== 0) throw new PictureError('its version is unknown');
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function extended({ width, height }: Size): Buffer {
  const data = Buffer.alloc(10);
  data[0] = alphaFlag;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const filling = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, filling]);
}
