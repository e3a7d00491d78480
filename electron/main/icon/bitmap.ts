// Bitmaps as Electron has them: four bytes a pixel, blue first, colours multiplied by the alpha.

/** Part of an icon's height that an environment's band takes, from the bottom. */
const bandHeight = 0.3;

/** Width and height of the dot, in pixels: Windows shows overlays at 16, or at 32 on screens of double density. */
export const dotSize = 32;

/**
 * An icon with a band of colour along its bottom, where the icon is not transparent.
 * @param color as #rgb or #rrggbb
 */
export function drawBand(
  bitmap: Buffer,
  { width, height }: { width: number; height: number },
  color: string,
): Buffer {
  const channels = blueGreenRed(color);
  const drawn = Buffer.from(bitmap);
  for (let at = Math.floor(height * (1 - bandHeight)) * width * 4; at < drawn.length; at += 4) {
    const alpha = (drawn[at + 3] ?? 0) / 255;
    drawn.set(
      channels.map((channel) => Math.round(channel * alpha)),
      at,
    );
  }
  return drawn;
}

/**
 * A filled circle.
 * @param color as #rgb or #rrggbb
 */
export function drawDot(color: string): Buffer {
  const channels = [...blueGreenRed(color), 255];
  const bitmap = Buffer.alloc(dotSize * dotSize * 4);
  const middle = dotSize / 2;
  for (let y = 0; y < dotSize; y++) {
    for (let x = 0; x < dotSize; x++) {
      const distance = Math.hypot(x + 0.5 - middle, y + 0.5 - middle);
      // The edge fades over one pixel.
      const alpha = Math.min(1, Math.max(0, middle - distance));
      bitmap.set(
        channels.map((channel) => Math.round(channel * alpha)),
        (y * dotSize + x) * 4,
      );
    }
  }
  return bitmap;
}

function blueGreenRed(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [5, 3, 1].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
