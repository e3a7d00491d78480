import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree and typescript-eslint describe it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface ParsedSource {
  /** The statements. */
  body: Node[];
  comments: readonly { start: number; end: number }[];
}

/** @throws {Error} for a text that is no source */
export function parseSource(path: string, text: string): ParsedSource {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const body: readonly object[] = program.body;
  return { body: body as Node[], comments };
}

export function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}
