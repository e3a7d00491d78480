/** Marks of the direction of writing, which come along where a text was copied from a page. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

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
