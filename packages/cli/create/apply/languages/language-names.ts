import { globSync } from 'node:fs';
import { changeJson } from '../project.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** Takes languages out of the texts that have one for each language, such as the palette's commands. */
export function dropLanguageNames(dropped: readonly string[]): void {
  changeNames((names) => {
    for (const language of dropped) delete names[language];
  });
}

/** Adds a language to these texts, in the words of the entry for English: 'Langue : anglais' becomes 'Langue : hébreu'. */
export function addLanguageName(code: string, name: string): void {
  changeNames((names, language) => {
    const english = String(names.en);
    // Texts of an added language are English as yet.
    const own = [language, 'en'].find((one) => english.includes(nameIn(one, 'en')));
    names[code] = own ? english.replace(nameIn(own, 'en'), nameIn(own, code)) : name;
  });
}

function nameIn(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}

function changeNames(change: (names: Texts, language: string) => void): void {
  for (const file of globSync('locales/*/*.json')) {
    const [, language = 'en'] = file.replaceAll('\\', '/').split('/');
    changeJson<Texts>(file, (texts) => {
      for (const value of Object.values(texts)) {
        if (typeof value === 'object' && typeof value.en === 'string') change(value, language);
      }
    });
  }
}
