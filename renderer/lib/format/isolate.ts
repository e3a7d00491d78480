/** A name for the middle of a sentence: its direction of writing does not reach the words around it. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}

/** The text as it was before, also where somebody has copied it from a sentence. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
