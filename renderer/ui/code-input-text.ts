export const codeLength = 6;

/** What a person typed or pasted, as the code: capitals, without spaces, hyphens and other signs. */
export function codeFrom(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);
}
