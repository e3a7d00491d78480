/** Stands for a name; not in any text. */
const place = '\uFFFC';

/**
 * Returns a text as a function of the name in it, for lists: it is looked up once, not for each row.
 * @param text looks it up with a name
 */
export function textByName(text: (name: string) => string): (name: string) => string {
  const parts = text(place).split(place);
  return (name) => parts.join(name);
}
