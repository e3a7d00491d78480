import type { Part } from './part.ts';

/** Takes keys out of one file of texts; what is empty then goes, too. */
export function withoutKeys(json: string, keys: readonly string[]): string {
  const texts = JSON.parse(json) as Texts;
  for (const key of keys) removeKey(texts, key.split('.'));
  return `${JSON.stringify(texts, null, 2)}\n`;
}

interface Texts {
  [key: string]: string | Texts;
}

function removeKey(texts: Texts, [key = '', ...rest]: string[]): void {
  const inner = texts[key];
  if (rest.length > 0 && typeof inner === 'object') {
    removeKey(inner, rest);
    if (Object.keys(inner).length > 0) return;
  }
  if (rest.length > 0 && typeof inner !== 'object') return;
  for (const name of Object.keys(texts)) {
    // Plural forms of a text are keys of their own.
    if (
      name === key ||
      (rest.length === 0 &&
        /^_(?:zero|one|two|few|many|other)$/.test(name.slice(key.length)) &&
        name.startsWith(key))
    )
      delete texts[name];
  }
}

/** Texts that are the same in English are listed by language, namespace and key. */
export function withoutSameTexts(json: string, isOwn: (namespace: string, key: string) => boolean): string {
  const lists = Object.entries(JSON.parse(json) as Record<string, string[]>);
  const left = lists.map(([language, keys]) => [
    language,
    keys.filter((text) => {
      const [namespace = '', key = ''] = text.split(':');
      return !isOwn(namespace, key);
    }),
  ]);
  const named = left.filter(([, keys]) => keys?.length !== 0);
  return `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`;
}

const packageLists = ['dependencies', 'devDependencies', 'optionalDependencies', 'allowScripts'];

/** package.json without the scripts and packages of a part. */
export function withoutEntries(json: string, { scripts = [], packages = [] }: Part): string {
  const parsed = JSON.parse(json) as Record<string, Record<string, unknown>>;
  for (const name of scripts) delete parsed.scripts?.[name];
  for (const name of packages) {
    for (const list of packageLists) delete parsed[list]?.[name];
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/** The scripts and packages of a part that package.json does not have. */
export function unknownEntries(json: string, { scripts = [], packages = [] }: Part): string[] {
  const parsed = JSON.parse(json) as Record<string, Record<string, unknown>>;
  const has = (list: string, name: string) => Object.hasOwn(parsed[list] ?? {}, name);
  return [
    ...scripts.filter((name) => !has('scripts', name)),
    ...packages.filter((name) => !packageLists.some((list) => has(list, name))),
  ];
}
