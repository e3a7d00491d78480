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

/** Adds a language to these texts, by its own name. */
export function addLanguageName(code: string, name: string): void {
  changeNames((names) => {
    names[code] = name;
  });
}

function changeNames(change: (names: Texts) => void): void {
  for (const file of globSync('locales/*/*.json')) {
    changeJson<Texts>(file, (texts) => {
      for (const value of Object.values(texts)) {
        if (typeof value === 'object' && typeof value.en === 'string') change(value);
      }
    });
  }
}
