import { linearChannels, luminanceOf, toHex } from '../../../contract/contrast.ts';

/** The highest luminance of a background on which white text has contrast, as in renderer/styles/accent.css. */
const lightest = 0.176;

/** A colour as `#rrggbb`, made as dark as white text on it needs; undefined for what is no `#rgb` or `#rrggbb`. */
export function readableAccent(color: string): string | undefined {
  const channels = linearChannels(color);
  if (!channels) return undefined;
  const share = Math.min(1, lightest / luminanceOf(channels));
  return toHex(channels.map((channel) => channel * share));
}

/** Whether white text on a colour could not be read, so that it is made darker. */
export function isTooLight(color: string): boolean {
  return luminanceOf(linearChannels(color) ?? []) > lightest;
}
