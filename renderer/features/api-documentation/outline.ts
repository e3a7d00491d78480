import { type ApiDocument, basePath, operationsOf } from './api-document.ts';

/** What the page shows of a document before anything is opened: a fraction of its bytes. */
interface Outline {
  description: string;
  /** Where its operations begin, such as /api. */
  base: string;
  groups: OutlineGroup[];
}

/** The operations under one heading. */
export interface OutlineGroup {
  tag: string;
  operations: OutlineOperation[];
}

export interface OutlineOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
}

/** The operations by their first tag, in the order of the document. */
export function outlineOf(document: ApiDocument): Outline {
  const groups = new Map<string, OutlineOperation[]>();
  for (const { operationId: id, method, path, summary = '', tags } of operationsOf(document)) {
    const tag = tags?.[0] ?? '';
    const operations = groups.get(tag) ?? [];
    operations.push({ id, method, path, summary });
    groups.set(tag, operations);
  }
  return {
    description: document.info.description ?? '',
    base: basePath(document),
    groups: [...groups].map(([tag, operations]) => ({ tag, operations })),
  };
}

/** What is left where each word of the term is somewhere in method, path, summary or operation id. */
export function filterOutline({ base, groups }: Outline, term: string): OutlineGroup[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ tag, operations }) => ({
      tag,
      operations: operations.filter(({ id, method, path, summary }) => {
        const text = `${method} ${base}${path} ${summary} ${id}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}
