/**
 * Black or white, whichever reads better on a configured colour, by the relative luminance of WCAG 2.
 * One of the two always reaches 4.5. Null for a colour that is not written as #rgb or #rrggbb.
 */
export function readableOn(color: string): 'black' | 'white' | null {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color);
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&');
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16)),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Contrast with white is 1.05 / (L + 0.05), with black (L + 0.05) / 0.05; they meet at 0.179.
  return luminance > 0.179 ? 'black' : 'white';
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
