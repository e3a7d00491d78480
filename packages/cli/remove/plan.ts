import { readFileSync } from 'node:fs';
import { StartupError } from '../../../server/config/startup-error.ts';
import { withoutListed, withoutMarked } from './edit-documents.ts';
import { unknownEntries, withoutEntries, withoutKeys, withoutSameTexts } from './edit-json.ts';
import { editText } from './edit-text.ts';
import { isOwnFile, type Part } from './part.ts';
import { withoutPart } from './without-part.ts';

/** What a removal does. */
export interface Plan {
  removed: string[];
  /** The new text of each file that changes. */
  changed: Map<string, string>;
  /** What documents and tests were expected to say of it, and do not: somebody has written them anew. */
  unfit: string[];
  /** Texts and entries of package.json that the part names and that are not there. */
  unknown: string[];
}

/**
 * @param name as documents mark what is about it
 * @param files all files of the project
 * @throws {StartupError} where a file uses the part in a way that cannot be taken out
 */
export function planRemoval(name: string, part: Part, files: readonly string[]): Plan {
  const removed = files.filter((file) => isOwnFile(part, file));
  const gone = new Set(removed);
  const kept = files.filter((file) => !gone.has(file) && !isTool(file));
  const texts = new Texts();
  const unfit = Object.entries(part.edits ?? {}).flatMap(([file, edits]) => {
    if (!kept.includes(file)) return [];
    const edited = editText(texts.read(file), edits);
    texts.write(file, edited.text);
    return edited.unfit.map((what) => ({ file, line: `  ${file}: ${what}` }));
  });
  const linesOf = (areHarmless: boolean) =>
    unfit.filter(({ file }) => mayDiffer(file) === areHarmless).map(({ line }) => line);
  const left = withoutPart(part, kept, gone, texts);
  refuse('These changes no longer fit', linesOf(false));
  refuse('These lines use it', left);
  const unknown = [...unknownTexts(part, files, texts), ...unknownEntries(texts.read('package.json'), part)];
  editTexts(part, files, gone, texts);
  for (const file of kept.filter((path) => path.endsWith('.md')))
    texts.write(file, withoutListed(withoutMarked(texts.read(file), name), name));
  texts.write('package.json', withoutEntries(texts.read('package.json'), part));
  return { removed, changed: texts.changed, unfit: linesOf(true), unknown };
}

/** Whether a file is no part of the program, but of the tools. */
function isTool(file: string): boolean {
  return file.startsWith('packages/cli/');
}

/**
 * Whether the product does not depend on a change: of documents, of package.json with its description, and of tests,
 * some of which an app in other languages does not have.
 */
function mayDiffer(file: string): boolean {
  return /\.md$|\.(?:test|spec)\.tsx?$|^tests\/|^package\.json$/.test(file);
}

function refuse(what: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  throw new StartupError(`${what}. Change them first, nothing was removed:\n${lines.join('\n')}`);
}

function editTexts(part: Part, files: readonly string[], gone: ReadonlySet<string>, texts: Texts): void {
  const namespaceOf = (file: string) => /^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1];
  const removed = new Set([...gone].flatMap((file) => namespaceOf(file) ?? []));
  const keys = (part.texts ?? []).map((text) => text.split(':') as [string, string]);
  for (const file of files) {
    const own = keys.filter(([namespace]) => namespace === namespaceOf(file)).map(([, key]) => key);
    if (own.length > 0 && !gone.has(file)) texts.write(file, withoutKeys(texts.read(file), own));
  }
  const isOwn = (namespace: string, key: string) =>
    removed.has(namespace) ||
    keys.some(([of, own]) => of === namespace && (key === own || key.startsWith(`${own}.`)));
  for (const file of ['locales/same-as-english.json', 'locales/untranslated.json']) {
    texts.write(file, withoutSameTexts(texts.read(file), isOwn));
  }
}

function unknownTexts(part: Part, files: readonly string[], texts: Texts): string[] {
  return (part.texts ?? []).filter((text) => {
    const [namespace, key = ''] = text.split(':');
    const file = `locales/en/${namespace}.json`;
    return files.includes(file) && withoutKeys(texts.read(file), [key]) === withoutKeys(texts.read(file), []);
  });
}

/** The files of the project, with what the plan changes in them. */
export class Texts {
  readonly changed = new Map<string, string>();

  read(file: string): string {
    return this.changed.get(file) ?? readFileSync(file, 'utf8');
  }

  readOriginal(file: string): string {
    return readFileSync(file, 'utf8');
  }

  write(file: string, text: string): void {
    if (text !== this.read(file)) this.changed.set(file, text);
  }
}
