import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { largestPictureBytes } from '#contract/picture.ts';
import { samplePicture, samplePictures } from '#tests/support/sample-pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const isRefused = async (bytes: Buffer) =>
  await expect(cleanPicture(bytes)).rejects.toMatchObject({ status: 422, code: 'INVALID_IMAGE' });

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of black pixels, or of the first colour of its palette. */
function png(
  width: number,
  height: number,
  { rows = height, before = [] as Buffer[], palette = false, pixels = undefined as Buffer | undefined } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, palette ? 3 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', pixels ?? deflateSync(Buffer.alloc(rows * (1 + width * (palette ? 1 : 3))))),
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

/** A chunk of a WebP. */
function partOf(bytes: Buffer, type: string): Buffer {
  const at = bytes.indexOf(type, 12, 'latin1');
  return bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
}

/** The names of all chunks of a WebP. */
function partsOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < bytes.length; ) {
    names.push(bytes.toString('latin1', at, at + 4));
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

/** A JPEG with an additional segment after its first two bytes, or before its pixels. */
function jpegWith(marker: number, data: Buffer, place: 'first' | 'beforePixels' = 'first'): Buffer {
  const jpeg = samplePicture('jpeg');
  const at = place === 'first' ? 2 : jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, at), head, data, jpeg.subarray(at)]);
}

const line = '<script>alert(1)</script>';
const script = Buffer.from(line.repeat(100_000 / line.length));
const segment = script.subarray(0, 60_000);
const packed = deflateSync(Buffer.alloc(180_000_000));

const sampleParts = (name: 'webp' | 'webpAlpha') => {
  const bytes = samplePicture(name);
  return { vp8x: partOf(bytes, 'VP8X'), alph: partOf(bytes, 'ALPH'), vp8: partOf(bytes, 'VP8 ') };
};

/** Average of red, green and blue, on black where it is transparent. */
const colourOf = async (bytes: Buffer) => {
  const { channels } = await sharp(await sharp(bytes).flatten().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
};

describe('a picture from the browser', () => {
  it.each(samplePictures)('%s is re-encoded from its pixels only, in our size', async (name) => {
    const { content, contentType } = await cleanPicture(samplePicture(name));
    expect(contentType).toBe('image/webp');
    const { format, width, height, icc, exif, xmp } = await sharp(content).metadata();
    expect({ format, width, height, icc, exif, xmp }).toEqual({ format: 'webp', width: 256, height: 256 });
    const [was, is] = await Promise.all([colourOf(samplePicture(name)), colourOf(content)]);
    for (const [index, value] of is.entries()) expect(Math.abs(value - (was[index] ?? 0))).toBeLessThan(12);
    await expect(cleanPicture(content)).resolves.toMatchObject({ contentType });
  });

  it('keeps transparency', async () => {
    const { content } = await cleanPicture(samplePicture('webpAlpha'));
    expect((await sharp(content).stats()).isOpaque).toBe(false);
    expect((await sharp((await cleanPicture(samplePicture('jpeg'))).content).stats()).isOpaque).toBe(true);
  });

  it('is rotated according to its orientation, and cropped to a centred square', async () => {
    const plain = (width: number, background: string) =>
      sharp({ create: { width, height: 200, channels: 3, background } });
    const input = await plain(150, 'blue').png().toBuffer();
    const lying = plain(300, 'red')
      .composite([{ input, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 });
    const { content } = await cleanPicture(await lying.jpeg().toBuffer());
    const at = async (top: number) =>
      colourOf(await sharp(content).extract({ left: 120, top, width: 16, height: 16 }).toBuffer());
    // A quarter turn to the right moves the left side to the top.
    const [[, , blueOnTop = 0], [redBelow = 0]] = [await at(10), await at(230)] as const;
    expect([blueOnTop > 200, redBelow > 200]).toEqual([true, true]);
  });

  it('loses location, camera and comments', async () => {
    const { vp8 } = sampleParts('webp');
    const tagged = [
      jpegWith(0xe1, Buffer.from('Exif\0\0GPS 1.2921 S 36.8219 E <script>')),
      jpegWith(0xfe, Buffer.from('GPS <script>')),
      webp(['VP8 ', vp8], ['EXIF', Buffer.from('GPS <script>')]),
      webp(['VP8 ', vp8], ['XMP ', Buffer.from('GPS <script>')]),
      png(16, 16, { before: [pngChunk('tEXt', Buffer.from('Comment\0GPS <script>'))] }),
      png(16, 16, { before: [pngChunk('eXIf', Buffer.from('GPS <script>'))] }),
    ];
    for (const bytes of tagged) {
      expect(bytes.includes('<script>')).toBe(true);
      expect((await cleanPicture(bytes)).content.toString('latin1')).not.toMatch(/GPS|script|Exif/);
    }
  });
});

describe('a payload of 100 kB', () => {
  const { vp8x, alph, vp8 } = sampleParts('webpAlpha');
  it.each<[string, Buffer]>([
    ['a PNG’s PLTE', png(16, 16, { before: [pngChunk('PLTE', script.subarray(0, 99_999))], palette: true })],
    [
      'a PNG’s PLTE that is one',
      png(16, 16, { before: [pngChunk('PLTE', script.subarray(0, 768))], palette: true }),
    ],
    ['a PNG’s PLTE beside colours', png(16, 16, { before: [pngChunk('PLTE', script.subarray(0, 99_999))] })],
    ['a PNG’s tRNS', png(16, 16, { before: [pngChunk('tRNS', script)] })],
    [
      'a PNG’s PLTE and tRNS',
      png(16, 16, {
        before: [pngChunk('PLTE', script.subarray(0, 768)), pngChunk('tRNS', script.subarray(0, 256))],
        palette: true,
      }),
    ],
    ['a PNG’s unknown part', png(16, 16, { before: [pngChunk('abCd', script)] })],
    [
      'a PNG’s pixels, stored as they are',
      png(16, 16, { pixels: deflateSync(Buffer.concat([Buffer.alloc(16 * 49), script]), { level: 0 }) }),
    ],
    ['a JPEG’s DRI', jpegWith(0xdd, Buffer.concat([Buffer.from([0, 0]), segment]), 'beforePixels')],
    ['a JPEG’s DQT', jpegWith(0xdb, segment)],
    ['a JPEG’s DQT behind a right one', jpegWith(0xdb, Buffer.concat([Buffer.alloc(65, 1), segment]))],
    ['a JPEG’s DHT', jpegWith(0xc4, segment)],
    ['a JPEG’s unknown part', jpegWith(0xef, segment)],
    ['a WebP’s ALPH', webp(['VP8X', vp8x], ['ALPH', Buffer.concat([alph, script])], ['VP8 ', vp8])],
    ['a WebP’s pixels', webp(['VP8 ', Buffer.concat([sampleParts('webp').vp8, script])])],
    ['a WebP’s unknown part', webp(['VP8 ', sampleParts('webp').vp8], ['HTML', script])],
    ...samplePictures.map(
      (name) =>
        [`what follows a picture (${name})`, Buffer.concat([samplePicture(name), script])] as [
          string,
          Buffer,
        ],
    ),
  ])('in %s is removed', async (_where, bytes) => {
    const clean = await cleanPicture(bytes).catch((error: unknown) => error);
    if (clean instanceof Error) {
      expect(clean).toMatchObject({ code: 'INVALID_IMAGE' });
      return;
    }
    const { content } = clean as Awaited<ReturnType<typeof cleanPicture>>;
    expect(content.length).toBeLessThan(20_000);
    expect(content.toString('latin1')).not.toMatch(/script|alert/);
    expect(['VP8 ', 'VP8X,ALPH,VP8 ']).toContain(partsOf(content).join());
  });
});

describe('an invalid or too large picture', () => {
  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    [
      'GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString('latin1'),
    ],
    ['PDF', '%PDF-1.7'],
    ['a ZIP', 'PK\u0003\u0004'],
    ['a PPM', 'P6 1 1 255\nabc'],
    ['the name of a format alone', 'RIFF\u0000\u0000\u0000\u0000WEBP'],
  ])('is rejected: %s', (_name, text) => isRefused(Buffer.from(text, 'latin1')));

  it('is rejected: other formats supported by the decoder', async () => {
    const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    for (const bytes of [await dot.clone().tiff().toBuffer(), await dot.clone().gif().toBuffer()])
      await isRefused(bytes);
  });

  it.each(samplePictures)('is rejected: %s cut in its pixels', async (name) => {
    const bytes = samplePicture(name);
    for (const part of [0.1, 0.5, 0.9]) await isRefused(bytes.subarray(0, bytes.length * part));
  });

  it.each(samplePictures)(
    'a wrong byte in %s is rejected or accepted, without further effect',
    async (name) => {
      const bytes = samplePicture(name);
      for (let at = 0; at < bytes.length; at += 13) {
        const broken = Buffer.from(bytes);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        const clean = await cleanPicture(broken).catch((error: unknown) => error);
        if (clean instanceof Error) expect(clean).toMatchObject({ code: 'INVALID_IMAGE' });
      }
    },
  );

  it('is rejected: pictures that are too large, in pixels or bytes', async () => {
    await cleanPicture(png(512, 512));
    for (const [width, height] of [
      [513, 1],
      [1, 513],
      [0, 1],
      [30_000, 30_000],
      [2 ** 31 - 1, 2 ** 31 - 1],
    ] as const)
      await isRefused(png(width, height, { pixels: packed }));
    const jpeg = samplePicture('jpeg');
    jpeg.writeUInt16BE(65_500, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    await isRefused(jpeg);
    const { vp8 } = sampleParts('webp');
    const lossy = Buffer.from(vp8);
    lossy.writeUInt16LE(16_383, 6);
    await isRefused(webp(['VP8 ', lossy]));
    await isRefused(Buffer.concat([samplePicture('png'), Buffer.alloc(largestPictureBytes)]));
  });

  it('is decompressed to its pixels only: 180 MB in 180 kB have no effect in any chunk', async () => {
    expect(packed.length).toBeLessThan(largestPictureBytes - 1000);
    const before = process.memoryUsage().rss;
    for (const bytes of [
      png(16, 16, { pixels: packed }),
      png(16, 16, { before: [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]))] }),
      png(16, 16, {
        before: [pngChunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), packed]))],
      }),
      png(16, 16, { before: [pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), packed]))] }),
    ]) {
      const clean = await cleanPicture(bytes).catch((error: unknown) => error);
      if (clean instanceof Error) expect(clean).toMatchObject({ code: 'INVALID_IMAGE' });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

it('uploads are unavailable without a decoder, with an error that says so', async () => {
  vi.resetModules();
  vi.doMock('sharp', () => {
    throw new Error("Cannot find package 'sharp'");
  });
  const { cleanPicture: withoutDecoder } = await import('./clean-picture.ts');
  await expect(withoutDecoder(samplePicture('webp'))).rejects.toMatchObject({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
  });
  vi.doUnmock('sharp');
});
