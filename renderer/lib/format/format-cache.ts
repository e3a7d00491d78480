import { displayLocale } from '#contract/display-locale.ts';

/** No more are cached: users' time zones can be spelt in many ways. */
const most = 200;
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** How a language of the product writes dates. Each format is made once: that takes a hundred times as long as using it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(
    dates,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(displayLocale(language), options),
  );
}

/** The same for numbers. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(
    numbers,
    language + JSON.stringify(options),
    () => new Intl.NumberFormat(displayLocale(language), options),
  );
}

function cached<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= most) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}
