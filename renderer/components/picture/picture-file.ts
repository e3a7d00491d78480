import type { Area } from 'react-easy-crop';

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

/** The sides of a stored picture, in pixels: four times the size in which most screens show it. */
const storedSide = 256;

/**
 * In bytes. As base64 it fits into a form beside other fields (maxBodyBytes in server/http/request-body.ts), also where the
 * browser itself sends that; what has much detail loses some quality.
 */
const largestPicture = 42 * 1024;

const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/**
 * The cut-out as a small WebP, or a JPEG where the browser cannot write WebP (Safari). Encoding again also removes
 * what a camera writes into its files, such as the place.
 */
export async function encodePicture(picture: HTMLImageElement, area: Area): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = storedSide;
  canvas.height = storedSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, storedSide, storedSide);
  for (const type of ['image/webp', 'image/jpeg']) {
    if (type === 'image/jpeg') fillBehind(context);
    for (const quality of qualities) {
      const blob = await toBlob(canvas, type, quality);
      // A browser that cannot write a type writes PNG instead.
      if (blob?.type !== type) break;
      if (blob.size <= largestPicture) return blob;
    }
  }
  throw new Error('the picture could not be encoded');
}

/** JPEG knows no transparency, and would show it black. */
function fillBehind(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, storedSide, storedSide);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
