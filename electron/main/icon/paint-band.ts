/** Part of an icon's height that an environment's band takes, from below. */
const bandHeight = 0.3;

/**
 * An icon with a band of colour across its foot, where the icon is not transparent.
 * @param bitmap as Electron has it: four bytes a pixel, blue first, colours multiplied by the alpha
 * @param color as #rgb or #rrggbb
 */
export function paintBand(
  bitmap: Buffer,
  { width, height }: { width: number; height: number },
  color: string,
): Buffer {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const painted = Buffer.from(bitmap);
  for (let at = Math.floor(height * (1 - bandHeight)) * width * 4; at < painted.length; at += 4) {
    const alpha = (painted[at + 3] ?? 0) / 255;
    painted.set(
      [blue, green, red].map((channel) => Math.round(channel * alpha)),
      at,
    );
  }
  return painted;
}
