/** Larger files are no portraits, and decoding them would stop the page. In megabytes. */
export const largestFile = 20;

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
 * name. Its address is one of this page: whoever is done with it revokes that.
 * @throws {PictureError} for what is too large and for what is no picture
 */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  if (file.size > largestFile * 1024 * 1024) throw new PictureError('tooLarge');
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
  } catch (cause) {
    URL.revokeObjectURL(picture.src);
    throw new PictureError('unreadable', { cause });
  }
  return picture;
}
