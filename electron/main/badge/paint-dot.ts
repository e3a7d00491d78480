/** Width and height of the dot, in pixels: Windows shows overlays at 16, or at 32 on screens of double density. */
export const dotSize = 32;

/**
 * A filled circle as a bitmap of Electron: four bytes a pixel, blue first, colours multiplied by the alpha.
 * @param color as #rrggbb
 */
export function paintDot(color: string): Buffer {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const bitmap = Buffer.alloc(dotSize * dotSize * 4);
  const middle = dotSize / 2;
  for (let y = 0; y < dotSize; y++) {
    for (let x = 0; x < dotSize; x++) {
      const distance = Math.hypot(x + 0.5 - middle, y + 0.5 - middle);
      // The edge fades over one pixel.
      const alpha = Math.min(1, Math.max(0, middle - distance));
      bitmap.set(
        [blue, green, red, 255].map((channel) => Math.round(channel * alpha)),
        (y * dotSize + x) * 4,
      );
    }
  }
  return bitmap;
}
