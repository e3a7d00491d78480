import { type Hunk, splitHunks } from '../../apply-hunks.ts';

/** A step of a guide that a test can take. */
export type GuideStep =
  | { kind: 'commands'; lines: string[] }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; path: string; hunks: Hunk[] };

/**
 * The steps of a guide in Markdown: blocks marked `sh` are commands, blocks marked `ts PATH` are new files, blocks
 * marked `diff PATH` change a file: lines with `-` go, lines with `+` come, others stand around them. A line `@@` parts
 * places that are apart.
 */
export function guideSteps(markdown: string): GuideStep[] {
  const blocks = markdown.matchAll(/^( *)```(sh|diff|tsx?(?= )) ?(.*)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', kind, path = '', text = '']) => {
    const lines = text
      .split('\n')
      .slice(0, -1)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    if (kind === 'sh') return { kind: 'commands', lines };
    if (kind !== 'diff') return { kind: 'file', path: path.trim(), text: `${lines.join('\n')}\n` };
    return { kind: 'change', path: path.trim(), hunks: splitHunks(lines) };
  });
}
