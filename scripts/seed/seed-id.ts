const prefix = '5eed5eed-0000-4000-8000-';
const digits = 12;

/** The identifier of an example record: a uuid that tells its number, so that a later run goes on where one ended. */
export function seedId(number: number): string {
  return prefix + number.toString(16).padStart(digits, '0');
}

/** The identifiers between which those of example records lie. */
export const seedIds = { first: prefix + '0'.repeat(digits), last: prefix + 'f'.repeat(digits) };

/** The number of `seedId`. */
export function seedNumber(id: string): number {
  return Number.parseInt(id.slice(prefix.length), 16);
}
