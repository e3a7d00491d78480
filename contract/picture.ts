/**
 * The picture of a user as it is uploaded: a square, cropped and made small by the browser, as WebP, JPEG or PNG.
 * In JSON it travels as base64.
 */
export const longestPictureSide = 512;

/** Before base64. */
export const largestPictureBytes = 200 * 1024;

/** Characters of base64 for the largest picture. */
export const longestPictureText = Math.ceil(largestPictureBytes / 3) * 4;
