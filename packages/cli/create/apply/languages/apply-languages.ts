import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '../../../git.ts';
import { planRemoval } from '../../../remove/plan-removal.ts';
import { changeFile, changeJson, removeFiles } from '../project.ts';
import { addLanguage } from './add-language.ts';
import { dropLanguageNames } from './language-names.ts';
import { countNames, cutUnused } from './unused/cut-unused.ts';
import { parse } from './unused/syntax.ts';
import { withoutLanguages } from './without-languages.ts';
import { withoutTestsOf } from './without-tests.ts';

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
  const { removed, changed } = planRemoval({ names: dropped }, trackedFiles());
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
  dropTests(dropped);
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
  const named = new RegExp(`\\b(?:${dropped.join('|')})\\b`);
  for (const file of trackedFiles().filter((path) => isOfTests.test(path) && existsSync(path))) {
    const text = readFileSync(file, 'utf8');
    if (!named.test(text)) continue;
    const rest = withoutLanguages(file, text, dropped);
    const tests = /\.(?:test|spec)\.tsx?$/.test(file) ? withoutTestsOf(file, rest, dropped) : rest;
    const left = tests === text ? text : withoutUnused(file, text, tests);
    if (left === '') removeFiles((path) => path === file);
    else if (left !== text) writeFileSync(file, left);
  }
}

const isOfTests = /^(?!scripts\/locales\/)(?:tests\/.*|.*\.(?:test|spec))\.tsx?$/;

/** What nothing uses any more goes, too. */
function withoutUnused(path: string, before: string, after: string): string {
  const names = countNames(parse(path, before).body);
  let current = after;
  for (;;) {
    const cut = cutUnused(parse(path, current), names);
    const read = cut ? current : withoutAssigned(current);
    if (!cut && read === current) return current;
    if (!cut) {
      current = read;
      continue;
    }
    current = current.slice(0, cut.start) + cut.text + current.slice(cut.end);
  }
}

/** `let a: B;` of a test's file, and what it is set to, where nothing reads it. */
function withoutAssigned(text: string): string {
  const unread = [...text.matchAll(/^let (\w+): .*;\n/gm)].find(([, name = '']) => {
    const uses = text.match(new RegExp(`(?<![\\w.])${name}\\b(?!:)`, 'g')) ?? [];
    const assignments = text.match(new RegExp(`^ *${name} = .*;$`, 'gm')) ?? [];
    return assignments.length > 0 && uses.length === assignments.length;
  });
  if (!unread) return text;
  const [line, name] = unread;
  return withoutAssigned(text.replace(line, '').replaceAll(new RegExp(`^ *${name} = .*;\n`, 'gm'), ''));
}
