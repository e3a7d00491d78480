import type { Part } from './part.ts';

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'allowScripts'];

/** package.json without the scripts and packages of a part. */
export function withoutEntries(json: string, { scripts = [], packages = [] }: Part): string {
  const parsed = JSON.parse(json) as Record<string, Record<string, unknown>>;
  for (const name of scripts) delete parsed.scripts?.[name];
  for (const name of packages) {
    for (const list of lists) delete parsed[list]?.[name];
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/** The scripts and packages of a part that package.json does not have. */
export function unknownEntries(json: string, { scripts = [], packages = [] }: Part): string[] {
  const parsed = JSON.parse(json) as Record<string, Record<string, unknown>>;
  const has = (list: string, name: string) => Object.hasOwn(parsed[list] ?? {}, name);
  return [
    ...scripts.filter((name) => !has('scripts', name)),
    ...packages.filter((name) => !lists.some((list) => has(list, name))),
  ];
}
