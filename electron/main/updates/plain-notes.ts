import type { UpdateInfo } from 'electron-updater';

/** Maximum length of the notes shown, in characters. */
const longestNotes = 4000;
/** Maximum length of the notes that are parsed. */
const longestSource = 20_000;

/**
 * Release notes as plain text. The feed may have HTML (GitHub's does), text (Markdown is left unchanged), or the notes of
 * every version since the installed one.
 */
export function plainNotes(notes: UpdateInfo['releaseNotes']): string {
  const text = Array.isArray(notes)
    ? notes.map(({ version, note }) => `${version}\n${plainText(note)}`.trim()).join('\n\n')
    : plainText(notes);
  return text.length > longestNotes ? `${text.slice(0, longestNotes).trimEnd()}…` : text;
}

function plainText(source: unknown): string {
  if (typeof source !== 'string') return '';
  const text = source.slice(0, longestSource);
  return tidy(isHtml(text) ? withoutTags(text) : text);
}

function isHtml(text: string): boolean {
  return /<\/?(?:p|ul|ol|li|h[1-6]|br|div|a|strong|em|code|pre)\b[^<>]*>/i.test(text);
}

function withoutTags(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>\s*/gi, '\n• ')
    .replace(/<(?:br|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:ul|ol)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|pre|blockquote|table|h[1-6])\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decodeReference);
}

const namedCharacters = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

function decodeReference(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return namedCharacters.get(name.toLowerCase()) ?? whole;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** Removes control characters and bidirectional marks, which could affect the page around. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c-\u200f]/gu, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^ +(?=\S)/gm, (indent) => (indent.length > 1 ? indent : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
