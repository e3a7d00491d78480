import type { Node } from '../../../../../../scripts/parse-source.ts';
import type { Source } from './syntax.ts';

/** A piece of a text, and what replaces it. */
export interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Takes out a statement, or a member of an interface, with the comments above it. */
export function cutLines({ text, comments }: Source, node: Node): Cut {
  const start = startWithComments(text, comments, node.start);
  return { ...wholeLines(text, start, node.end), text: '' };
}

/** Takes out an entry of a list, with the comma that parts it from its neighbour and the comments above it. */
export function cutEntry({ text, comments }: Source, entries: readonly Node[], entry: Node): Cut {
  const place = entries.indexOf(entry);
  const [before, after] = [entries[place - 1], entries[place + 1]];
  if (!after && before) return { start: before.end, end: entry.end, text: '' };
  const start = startWithComments(text, comments, entry.start);
  const comma = /^\s*[,|&]/.exec(text.slice(entry.end));
  return { ...wholeLines(text, start, entry.end + (comma?.[0].length ?? 0)), text: '' };
}

/** Up to the next line where nothing else stands on these lines, else up to the next word. */
function wholeLines(text: string, start: number, end: number): { start: number; end: number } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[^\S\n]*(?:\/\/[^\n]*)?\n/.exec(text.slice(end));
  if (rest && text.slice(lineStart, start).trim() === '')
    return { start: lineStart, end: end + rest[0].length };
  return { start, end: end + (/^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0) };
}

function startWithComments(text: string, comments: Source['comments'], start: number): number {
  const gap = /[^\S\n]*\n?[^\S\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const above = comments.find(({ end }) => end === start - gap);
  if (!above) return start;
  const lineStart = text.lastIndexOf('\n', above.start - 1) + 1;
  if (text.slice(lineStart, above.start).trim() !== '') return start;
  return startWithComments(text, comments, above.start);
}
