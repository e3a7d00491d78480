import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one language, by full key: `sign-in:login.title`, plural forms with their ending (`home:users_one`). */
export type Texts = Map<string, string>;

/** Reads `<folder>/<language>/<namespace>.json`. Throws where a file is no JSON or holds anything but texts and groups. */
export function readLocales(folder: string): Map<string, Texts> {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(languages.map(({ name }) => [name, readLanguage(join(folder, name))]));
}

function readLanguage(folder: string): Texts {
  const texts: Texts = new Map();
  for (const file of readdirSync(folder).sort()) {
    const namespace = file.replace(/\.json$/, '');
    if (namespace === file) throw new Error(`${join(folder, file)}: only JSON files belong here`);
    try {
      collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${namespace}:`, texts);
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return texts;
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value === 'string') {
    texts.set(key, value);
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${key} is neither a text nor a group of texts`);
  }
  for (const [name, inner] of Object.entries(value)) {
    collect(inner, key.endsWith(':') ? key + name : `${key}.${name}`, texts);
  }
}
