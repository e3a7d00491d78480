import type { Sharp } from 'sharp';
import { largestPictureBytes, longestPictureSide } from '#contract/picture.ts';
import { ApiError } from '../config/api-error.ts';
import type { StoredObject } from '../objects/s3-objects.ts';

/** Pixels of each side of a stored picture: four times the size in which pages show it. */
const storedSide = 256;

/** For decoding pixels only; a picture of maximum size takes a hundredth of it. */
const longestSeconds = 2;

/** The loaders of the accepted formats, by their names in libvips; all others are disabled. */
const readers = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
};

/**
 * Decodes an uploaded picture and re-encodes it as a WebP of our size: nothing but the visible pixels remains of the
 * upload. The format is determined by the content, never by a name; only the loaders of PNG, JPEG and WebP run. The
 * decompressed size of a picture is checked before it is decompressed.
 * @throws {ApiError} INVALID_IMAGE, or SERVICE_UNAVAILABLE if no decoder is installed
 */
export async function cleanPicture(bytes: Buffer): Promise<StoredObject> {
  const open = await loadDecoder();
  try {
    if (bytes.length > largestPictureBytes) throw new Error('it is too large');
    const picture = open(bytes);
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > longestPictureSide) throw new Error('it is too large');
    const content = await picture
      .resize(storedSide, storedSide, { fit: 'cover' })
      .webp({ quality: 85 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return { contentType: 'image/webp', content };
  } catch (cause) {
    throw new ApiError(422, 'INVALID_IMAGE', undefined, { cause });
  }
}

let isSetUp = false;

/** The decoder is loaded by the first upload. Each picture uses one thread at most, and none is cached. */
async function loadDecoder(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
  });
  // Once: while all loaders are disabled, other users' uploads would be rejected.
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
