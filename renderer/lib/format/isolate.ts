/** A name for the middle of a sentence: its direction of writing does not reach the words around it. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
