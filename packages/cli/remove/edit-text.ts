import type { Edit } from './part.ts';

/**
 * Makes the changes of a part in one text, one after the other.
 * @returns the new text, and the changes that do not fit
 */
export function editText(text: string, edits: readonly Edit[]): { text: string; unfit: string[] } {
  let current = text;
  const unfit: string[] = [];
  for (const edit of edits) {
    const wanted = wantedOf(edit);
    const [before = '', after, ...more] = split(current, wanted, edit);
    const times = 'times' in edit ? (edit.times ?? 1) : 1;
    if (after === undefined && edit.optional) continue;
    if (after === undefined || more.length + 1 !== times) {
      unfit.push(`'${wanted}' is there ${after === undefined ? 'no more' : `${more.length + 1} times`}`);
      continue;
    }
    if ('line' in edit) current = upToLine(before) + after.slice(after.indexOf('\n') + 1);
    else if ('block' in edit) current = withoutBlock(before, edit.block, after);
    else if ('section' in edit) current = withoutSection(before, edit.section, after);
    else current = [before, after, ...more].join(edit.to);
  }
  return { text: current, unfit };
}

function wantedOf(edit: Edit): string {
  if ('line' in edit) return edit.line;
  if ('block' in edit) return edit.block;
  return 'section' in edit ? edit.section : edit.from;
}

/** The parts of a text around what is wanted. A heading is a whole line. */
function split(text: string, wanted: string, edit: Edit): string[] {
  if ('section' in edit) return `\n${text}`.split(`\n${wanted}\n`);
  const parts = text.split(wanted);
  if (!('from' in edit) || parts.length > 1) return parts;
  // A formatter may have broken the line elsewhere.
  const words = wanted.split(/\s+/).map((word) => word.replaceAll(/[^\w\s]/g, '\\$&'));
  return text.split(new RegExp(words.join('\\s+')));
}

function upToLine(before: string): string {
  return before.slice(0, before.lastIndexOf('\n') + 1);
}

/** Up to the next line that is no further in, with the empty one behind it. */
function withoutBlock(before: string, line: string, after: string): string {
  const start = upToLine(before);
  const indent = /^ */.exec(before.slice(start.length) + line)?.[0] ?? '';
  const rest = new RegExp(`^${indent}[^ \\n].*\\n\\n?`, 'm').exec(after.slice(after.indexOf('\n') + 1));
  return rest ? start + after.slice(after.indexOf('\n') + 1 + rest.index + rest[0].length) : start;
}

function withoutSection(before: string, heading: string, after: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const next = new RegExp(`^#{1,${level}} `, 'm').exec(after);
  return next ? `${before.slice(1)}\n${after.slice(next.index)}` : `${before.slice(1).trimEnd()}\n`;
}
