/**
 * Signs that nobody sees and that come along with copied text: soft hyphens, spaces without width, marks of direction, and
 * the isolates that pages of the product put around names. Not joiners, which change how Persian names and emoji look, and
 * not overrides, which change what is read.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

/** A text of one line as its writer sees it. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
