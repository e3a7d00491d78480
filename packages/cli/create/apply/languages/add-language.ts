import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralForms, pluralOf, withoutPlural } from '../../../../../scripts/locales/plural-forms.ts';
import { describeLanguage } from '../../template/describe-language.ts';
import { changeFile, changeJson } from '../project.ts';
import { addLanguageName } from './language-names.ts';

const untranslatedFile = 'locales/untranslated.json';

/** Adds a language, as docs/add-a-language.md says; its texts are the English ones, listed as to be translated. */
export function addLanguage(code: string): void {
  const language = describeLanguage(code);
  if (!language) throw new Error(`'${code}' is no language.`);
  const { name, direction } = language;
  changeFile('contract/languages.ts', (text) =>
    text.replace(
      '\n} satisfies',
      `\n  ${code}: { name: '${name}', direction: '${direction}', mailScale: 1 },\n} satisfies`,
    ),
  );
  const namespaces = copyTexts(code);
  addLanguageName(code, name);
  changeJson<Record<string, string[]>>(untranslatedFile, (lists) => {
    lists[code] = namespaces;
  });
  for (const file of ['server/email/templates/mail-texts.ts', 'electron/main/i18n/create-texts.ts']) {
    if (existsSync(file)) changeFile(file, (text) => withImports(text, code));
  }
  // The words of example records stay English.
  const words = readFileSync('server/example-records/words/en.ts', 'utf8');
  writeFileSync(`server/example-records/words/${code}.ts`, words.replace('const en:', `const ${code}:`));
  changeFile('server/example-records/words.ts', (text) =>
    text
      .replace(
        /^import \{ en \}.*\n/m,
        (line) => line + line.replace('{ en }', `{ ${code} }`).replace('/en.', `/${code}.`),
      )
      .replace('{ en,', `{ en, ${code},`),
  );
}

/** @returns the namespaces */
function copyTexts(code: string): string[] {
  const files = readdirSync('locales/en');
  cpSync('locales/en', `locales/${code}`, { recursive: true });
  for (const file of files) {
    const path = join('locales', code, file);
    writeFileSync(
      path,
      `${JSON.stringify(withPluralForms(JSON.parse(readFileSync(path, 'utf8')), code), null, 2)}\n`,
    );
  }
  return files.map((file) => file.replace(/\.json$/, ''));
}

/** English has two plural forms; each language has its own, which begin with the English one for many. */
function withPluralForms(texts: Record<string, unknown>, code: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(texts)) {
    const plural = pluralOf(key);
    if (typeof text === 'object' && text !== null) {
      result[key] = withPluralForms(text as Record<string, unknown>, code);
    } else if (plural === 'other') {
      const base = withoutPlural(key);
      for (const form of pluralForms(code)) {
        result[`${base}_${form}`] = form === 'one' ? (texts[`${base}_one`] ?? text) : text;
      }
    } else if (plural === undefined) result[key] = text;
  }
  return result;
}

/** The imports of English texts and the entry made of them, once more for another language. */
function withImports(text: string, code: string): string {
  const imports = text.match(/^import en\w* from '#locales\/en\/[^\n]*\n/gm) ?? [];
  const own = imports.map((line) => line.replace(/import en/, `import ${code}`).replace('/en/', `/${code}/`));
  const entry = /^ {2}en: \{[^\n]*\n/m.exec(text)?.[0] ?? '';
  const ownEntry = entry.replace('en:', `${code}:`).replaceAll(/\ben(?=[A-Z]|\b)(?!:)/g, code);
  return text
    .replace(imports.at(-1) ?? '', (last) => last + own.join(''))
    .replace(entry, (found) => found + ownEntry);
}
