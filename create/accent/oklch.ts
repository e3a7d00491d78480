/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** As style sheets have it, with as many digits as theirs. */
export function toCss({ l, c, h }: Oklch): string {
  const number = (value: number) => String(Number(value.toFixed(3)));
  return `oklch(${number(l)} ${number(c)} ${Math.round(h)})`;
}

/** `oklch(0.48 0.081 192)`, without transparency. */
export function fromCss(text: string): Oklch {
  const [l = 0, c = 0, h = 0] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  return { l, c, h };
}

/** `#rgb` or `#rrggbb`; undefined for anything else. */
export function fromHex(text: string): Oklch | undefined {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text);
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&');
  if (!digits) return undefined;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.hypot(x, y);
  return { l, c, h: c < 0.004 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

export function toHex(color: Oklch): string {
  const channels = linearChannels(color).map((value) => {
    const limited = Math.min(1, Math.max(0, value));
    const gamma = limited <= 0.0031308 ? 12.92 * limited : 1.055 * limited ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** With the chroma that a screen can show, and rounded as style sheets have it. */
export function shown(color: Oklch): Oklch {
  let { c } = color;
  const isShown = () => linearChannels({ ...color, c }).every((value) => value >= -0.0005 && value <= 1.0005);
  while (c > 0 && !isShown()) c = Math.max(0, c - 0.002);
  return fromCss(toCss({ ...color, c }));
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Oklch): number {
  const [r = 0, g = 0, b = 0] = linearChannels(color).map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearChannels({ l: lightness, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
