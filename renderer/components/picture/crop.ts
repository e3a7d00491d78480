/** The size of a picture, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square that is cut out: its centre in the picture's pixels, and how much larger than at first it shows. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows the whole shorter side. */
  zoom: number;
}

export const largestZoom = 4;

/** The largest square in the middle. */
export function centreCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** How long the sides of the square are, in the picture's pixels. */
export function sideOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/**
 * Moves the picture below the square, as a finger does: what is cut out lies in it always.
 * @param across,down as shares of the square's side
 */
export function moveCrop(crop: Crop, size: Size, across: number, down: number): Crop {
  const side = sideOf(crop, size);
  return inside({ ...crop, x: crop.x - across * side, y: crop.y - down * side }, size);
}

/** Shows the picture larger or smaller; the middle stays in the middle where the edges allow it. */
export function zoomCrop(crop: Crop, size: Size, zoom: number): Crop {
  return inside({ ...crop, zoom: clamp(zoom, 1, largestZoom) }, size);
}

function inside(crop: Crop, size: Size): Crop {
  const half = sideOf(crop, size) / 2;
  return { ...crop, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
