import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '../../../git.ts';
import { cutUnused } from '../../../remove/carry-out.ts';
import { planRemoval } from '../../../remove/plan-removal.ts';
import { changeFile, changeJson, removeFiles } from '../project.ts';
import { addLanguage } from './add-language.ts';
import { dropLanguageNames } from './language-names.ts';
import { withoutLanguages } from './without-languages.ts';

/** Leaves these languages: others of the template go, and those that it has not begin with English texts. */
export function applyLanguages(present: readonly string[], wanted: readonly string[]): void {
  const dropped = present.filter((language) => !wanted.includes(language));
  if (dropped.length > 0) dropLanguages(dropped);
  for (const language of wanted.filter((code) => !present.includes(code))) addLanguage(language);
}

/** Lists of texts by language. */
const textLists = ['locales/same-as-english.json', 'locales/untranslated.json'];

/** A language is its folders and files by its name, what imports these, and a line in contract/languages.ts. */
function dropLanguages(dropped: readonly string[]): void {
  // Before the imports go by which these name a language.
  dropTests(dropped);
  const { removed, changed } = planRemoval({ names: dropped }, trackedFiles().filter(existsSync));
  // It tries the check on the languages of the template.
  const gone = new Set([...removed, 'tests/lint/locale-checks.test.ts']);
  removeFiles((path) => gone.has(path));
  for (const [file, text] of changed) writeFileSync(file, text);
  changeFile('contract/languages.ts', (text) => text.replaceAll(lineOf(dropped), ''));
  changeFile('docs/add-a-field.md', (text) => text.replaceAll(changesIn(dropped), ''));
  dropLanguageNames(dropped);
  for (const file of textLists.filter(existsSync)) {
    changeJson<Record<string, unknown>>(file, (lists) => {
      for (const language of dropped) delete lists[language];
    });
  }
}

/** An entry on a line of its own. */
function lineOf(languages: readonly string[]): RegExp {
  return new RegExp(`^ *(?:${languages.join('|')}): .*\\n`, 'gm');
}

/** The changes of a guide in texts of languages. */
function changesIn(languages: readonly string[]): RegExp {
  return new RegExp(`^\`\`\`diff locales/(?:${languages.join('|')})/[\\s\\S]*?^\`\`\`\\n\\n?`, 'gm');
}

/** Tests, and what helps them, are about languages of their own choice: those that name one which is gone go. */
function dropTests(dropped: readonly string[]): void {
  const changed: string[] = [];
  for (const file of trackedFiles().filter((path) => isOfTests.test(path) && existsSync(path))) {
    const text = readFileSync(file, 'utf8');
    const left = withoutLanguages(file, text, dropped);
    if (left === '') removeFiles((path) => path === file);
    else if (left !== text) {
      writeFileSync(file, left);
      changed.push(file);
    }
  }
  cutUnused(changed);
}

const isOfTests = /^(?!scripts\/locales\/)(?:tests\/.*|.*\.(?:test|spec))\.tsx?$/;
