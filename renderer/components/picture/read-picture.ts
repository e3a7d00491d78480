/** Larger files are no portraits, and decoding them would stop the page. In megabytes. */
export const largestFile = 20;

/** The longest side that the cropper works with, in pixels: enough for the closest look, light enough for a phone. */
const longestSide = 2048;

/** Why a chosen file is no picture for us; the text is at `picture:problem.<reason>`. */
export type PictureProblem = 'tooLarge' | 'unreadable';

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/**
 * Decodes a file that somebody chose, upright as the camera held it. The browser decides by the content and not by the
 * name; of a moving picture it takes the first frame.
 * @throws {PictureError} for what is too large and for what is no picture
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > largestFile * 1024 * 1024) throw new PictureError('tooLarge');
  const whole = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('unreadable', { cause });
  });
  const { width, height } = whole;
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}
