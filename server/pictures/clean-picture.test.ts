import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { largestPictureBytes } from '#contract/picture.ts';
import { samplePicture, samplePictures } from '#tests/support/sample-pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const isRefused = (bytes: Buffer) => expect(() => cleanPicture(bytes)).toThrow('INVALID_IMAGE');

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of black pixels. */
function png(
  width: number,
  height: number,
  { rows = height, before = [] as Buffer[], interlace = 0 } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + width * 3)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function webp(...parts: [string, Buffer][]): Buffer {
  const chunks = parts.map(([type, data]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF....');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The part of a WebP with the pixels. */
function pixelsOf(bytes: Buffer, type: string): Buffer {
  const at = bytes.indexOf(type, 12, 'latin1');
  return bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
}

const withExif = (jpeg: Buffer) => {
  const exif = Buffer.from('Exif\0\0GPS 1.2921 S 36.8219 E <script>alert(1)</script>');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
};

describe('a picture from the browser', () => {
  it.each(samplePictures)('%s keeps its pixels alone, and is itself when cleaned again', (name) => {
    const bytes = samplePicture(name);
    const clean = cleanPicture(bytes);
    expect(clean).toMatchObject({ width: 16, height: 16 });
    expect(clean.contentType).toBe(name.startsWith('webp') ? 'image/webp' : `image/${name}`);
    expect(clean.content.toString('latin1')).not.toMatch(/ICC|mntr|Exif/);
    expect(cleanPicture(clean.content)).toEqual(clean);
  });

  it('keeps transparency', () => {
    const { content } = cleanPicture(samplePicture('webpAlpha'));
    expect(content.includes('ALPH')).toBe(samplePicture('webpAlpha').includes('ALPH'));
    expect(pixelsOf(content, 'VP8 ')).toEqual(pixelsOf(samplePicture('webpAlpha'), 'VP8 '));
  });

  it('loses place, camera and comments', () => {
    const tagged = [
      withExif(samplePicture('jpeg')),
      webp(['VP8 ', pixelsOf(samplePicture('webp'), 'VP8 ')], ['EXIF', Buffer.from('GPS <script>')]),
      webp(['VP8 ', pixelsOf(samplePicture('webp'), 'VP8 ')], ['XMP ', Buffer.from('GPS <script>')]),
      png(16, 16, { before: [pngChunk('tEXt', Buffer.from('GPS <script>'))] }),
      png(16, 16, { before: [pngChunk('eXIf', Buffer.from('GPS <script>'))] }),
    ];
    for (const bytes of tagged) {
      expect(bytes.includes('<script>')).toBe(true);
      expect(cleanPicture(bytes).content.toString('latin1')).not.toMatch(/GPS|script|Exif/);
    }
  });
});

describe('what is no picture, or more than one', () => {
  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['PDF', '%PDF-1.7'],
    ['a ZIP', 'PK\u0003\u0004'],
    ['the name of a format alone', 'RIFF\u0000\u0000\u0000\u0000WEBP'],
  ])('is refused: %s', (_name, text) => isRefused(Buffer.from(text, 'latin1')));

  it.each(samplePictures)('is refused: %s with something behind it', (name) => {
    for (const tail of ['\0', 'PK\u0003\u0004', '<script>alert(1)</script>']) {
      isRefused(Buffer.concat([samplePicture(name), Buffer.from(tail)]));
    }
  });

  it.each(samplePictures)('is refused: %s cut at any place', (name) => {
    const bytes = samplePicture(name);
    for (let length = 0; length < bytes.length; length += 1) isRefused(bytes.subarray(0, length));
  });

  it.each(samplePictures)('a wrong byte anywhere in %s is refused or passes, and breaks nothing', (name) => {
    const bytes = samplePicture(name);
    for (let at = 0; at < bytes.length; at += 1) {
      const broken = Buffer.from(bytes);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      let refusal: unknown;
      try {
        cleanPicture(broken);
      } catch (error) {
        refusal = error;
      }
      if (refusal !== undefined) expect(refusal).toMatchObject({ code: 'INVALID_IMAGE' });
    }
  });

  it('is refused: pictures that are too large, in pixels or bytes', () => {
    expect(cleanPicture(png(512, 512))).toMatchObject({ width: 512, height: 512 });
    isRefused(png(513, 1));
    isRefused(png(1, 513));
    isRefused(png(0, 1));
    const jpeg = samplePicture('jpeg');
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(513, frame + 5);
    isRefused(jpeg);
    const lossy = Buffer.from(pixelsOf(samplePicture('webp'), 'VP8 '));
    lossy.writeUInt16LE(513, 6);
    isRefused(webp(['VP8 ', lossy]));
    isRefused(Buffer.concat([samplePicture('png'), Buffer.alloc(largestPictureBytes)]));
  });

  it('is refused: pixels that unpack to more or less than the picture has', () => {
    isRefused(png(16, 16, { rows: 15 }));
    isRefused(png(16, 16, { rows: 17 }));
    // 60 MB in 60 kB.
    isRefused(png(16, 16, { rows: 1_200_000 }));
  });

  it('is refused: parts that a reader may not pass over, several pictures, animations', () => {
    const lossy = pixelsOf(samplePicture('webp'), 'VP8 ');
    isRefused(png(16, 16, { before: [pngChunk('ABCD', Buffer.from('<script>'))] }));
    isRefused(png(16, 16, { interlace: 1 }));
    isRefused(webp(['VP8 ', lossy], ['VP8 ', lossy]));
    isRefused(webp(['VP8X', Buffer.alloc(10)], ['ANIM', Buffer.alloc(6)], ['VP8 ', lossy]));
    isRefused(webp(['VP8 ', lossy], ['HTML', Buffer.from('<script>')]));
  });
});
