import { type Crop, sideOf } from './crop.ts';

/** Fills a square canvas with what is cut out of the picture. */
export function drawCrop(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  picture: ImageBitmap,
  crop: Crop,
): void {
  const context = canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) return;
  const side = sideOf(crop, picture);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
