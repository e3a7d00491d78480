import { numberFormat } from '../format/format-cache.ts';
import { currencyDigits, type Money } from '../format/format-number.ts';

/** Marks of the direction of writing, which come along where a text was copied from a page. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A number as people type it, in plain digits: '1 234,5', '1,234.5' and '١٬٢٣٤٫٥' become '1234.5'. Undefined for what
 * is none.
 *
 * A separator that stands alone can mean two things: '1,234' is a thousand in English and a bit more than one in French.
 * It parts thousands where it does so in the language and three digits follow it, else it begins the fraction, so that
 * '12,50' and '12.50' mean the same everywhere.
 */
export function plainNumber(typed: string, language: string): string | undefined {
  const text = westernDigits(typed)
    .replace(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/^[\u2212\u2013]/, '-');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = text[last];
  const hasFraction = separator !== undefined && !partsThousands(text, separator, language);
  const whole = hasFraction ? text.slice(0, last) : text;
  const fraction = hasFraction ? text.slice(last + 1) : '';
  if (!/^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|)$/.test(whole) || !/^\d*$/.test(fraction))
    return undefined;
  const digits = whole.replace(/[.,+]/g, '');
  if (!/\d/.test(digits + fraction)) return undefined;
  const number = /\d/.test(digits) ? digits : `${digits}0`;
  return fraction ? `${number}.${fraction}` : number;
}

function partsThousands(text: string, separator: string, language: string): boolean {
  const others = text.replaceAll(separator, '');
  if (/[.,]/.test(others)) return false;
  if (text.indexOf(separator) !== text.lastIndexOf(separator)) return true;
  const parts = numberFormat(language).formatToParts(11_111.1);
  const group = parts.find(({ type }) => type === 'group')?.value;
  return group === separator && /^\d{3}$/.test(text.slice(text.indexOf(separator) + 1));
}

/** The same as a number. */
export function parseNumber(typed: string, language: string): number | undefined {
  const text = plainNumber(typed, language);
  return text === undefined ? undefined : Number(text);
}

/** A number as a field shows it: with the language's own sign before the fraction, and nothing between thousands. */
export function numberText(value: number, language: string): string {
  return numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** The amount as a field shows it, without the currency: '12.50'. */
export function moneyText({ amount, currency }: Money, language: string): string {
  const digits = currencyDigits(currency);
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** Reads an amount in the smallest unit: '12.5' and '12,50' are 1250 cents. Undefined where it is invalid. */
export function parseMoney(typed: string, currency: string, language: string): number | undefined {
  const text = plainNumber(typed, language);
  if (text === undefined) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = currencyDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** A typed text with the digits 0 to 9 in place of those of other scripts: '١٢' and '۱۲' become '12'. */
export function westernDigits(text: string): string {
  return text.replace(directionMarks, '').replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Unicode keeps the ten digits of each script together, from zero on; of some there are several tens in a row. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
