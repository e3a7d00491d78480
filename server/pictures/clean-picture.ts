import { largestPictureBytes, longestPictureSide } from '#contract/picture.ts';
import { ApiError } from '../http/api-error.ts';
import { cleanJpeg, jpegSignature } from './formats/clean-jpeg.ts';
import { cleanPng, pngSignature } from './formats/clean-png.ts';
import { cleanWebp, isWebp } from './formats/clean-webp.ts';
import { type CleanPicture, PictureError } from './formats/picture-format.ts';

/**
 * Reads an uploaded picture part by part and writes it anew with what makes the picture up, and nothing else. What its
 * first bytes say decides on the format, never a name; SVG is none of them.
 * @throws {ApiError} INVALID_IMAGE
 */
export function cleanPicture(bytes: Buffer): CleanPicture {
  try {
    if (bytes.length > largestPictureBytes) throw new PictureError('it is too large');
    const read = readerFor(bytes);
    if (!read) throw new PictureError('its format is unknown');
    return read(bytes, longestPictureSide);
  } catch (cause) {
    if (cause instanceof PictureError) throw new ApiError(422, 'INVALID_IMAGE', undefined, { cause });
    throw cause;
  }
}

function readerFor(bytes: Buffer) {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return cleanPng;
  if (bytes.subarray(0, jpegSignature.length).equals(jpegSignature)) return cleanJpeg;
  if (isWebp(bytes)) return cleanWebp;
  return undefined;
}
