import type { Sharp } from 'sharp';
import { largestPictureBytes, longestPictureSide } from '#contract/picture.ts';
import { ApiError } from '../config/api-error.ts';
import type { StoredPicture } from './picture-store.ts';

/** Pixels of each side of what is kept: four times the size in which pages show it. */
const keptSide = 256;

/** For pixels alone; a picture of the largest size takes a hundredth of it. */
const longestSeconds = 2;

/** The readers of the formats that are taken, by the names of libvips; all others are switched off. */
const readers = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
};

/**
 * Decodes an uploaded picture and draws it anew, as a WebP of a size of our own: of what was sent nothing stays but what
 * the eye sees. Its content decides on the format, never a name; no other reader than those of PNG, JPEG and WebP runs.
 * How much a picture may unpack to is known before anything is unpacked.
 * @throws {ApiError} INVALID_IMAGE, or SERVICE_UNAVAILABLE where no decoder is installed
 */
export async function cleanPicture(bytes: Buffer): Promise<StoredPicture> {
  const open = await loadDecoder();
  try {
    if (bytes.length > largestPictureBytes) throw new Error('it is too large');
    const picture = open(bytes);
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > longestPictureSide) throw new Error('it is too large');
    const content = await picture
      .resize(keptSide, keptSide, { fit: 'cover' })
      .webp({ quality: 85 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return { contentType: 'image/webp', content };
  } catch (cause) {
    throw new ApiError(422, 'INVALID_IMAGE', undefined, { cause });
  }
}

let isSetUp = false;

/** Who uploads nothing loads no decoder. Each picture takes one thread at most, and none is remembered. */
async function loadDecoder(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
  });
  // Once: while all readers are switched off, a picture of somebody else would be refused.
  if (!isSetUp) {
    isSetUp = true;
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: Object.values(readers) });
  }
  const limitInputPixels = longestPictureSide ** 2;
  return (bytes) => sharp(bytes, { failOn: 'warning', limitInputPixels, autoOrient: true });
}
