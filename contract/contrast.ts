/** Red, green and blue of `#rgb` or `#rrggbb` in linear light, 0 to 1; null for a colour that is written otherwise. */
export function linearChannels(color: string): number[] | null {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color);
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&');
  if (!digits) return null;
  return [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** `#rrggbb` of channels in linear light. */
export function toHex(channels: readonly number[]): string {
  const digits = channels.map((channel) => {
    const value = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Black or white, whichever reads better on a configured colour. One of the two always reaches 4.5. Null for a colour
 * that is not written as #rgb or #rrggbb.
 */
export function readableOn(color: string): 'black' | 'white' | null {
  const channels = linearChannels(color);
  if (!channels) return null;
  // Contrast with white is 1.05 / (L + 0.05), with black (L + 0.05) / 0.05; they meet at 0.179.
  return luminanceOf(channels) > 0.179 ? 'black' : 'white';
}
