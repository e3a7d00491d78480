import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { trackedFiles } from '../../../git.ts';
import { changeJson, removeFiles } from '../project.ts';
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

/** Tests of the checks themselves have languages of their own. */
const isUntouched = /^scripts\/locales\//;

function dropLanguages(dropped: readonly string[]): void {
  removeFiles((path) => dropped.some((language) => path.startsWith(`locales/${language}/`)));
  // It tries the check on the languages of the template.
  removeFiles((path) => path === 'tests/lint/locale-checks.test.ts');
  dropLanguageNames(dropped);
  for (const file of textLists.filter(existsSync)) {
    changeJson<Record<string, unknown>>(file, (lists) => {
      for (const language of dropped) delete lists[language];
    });
  }
  for (const file of trackedFiles().filter((path) => existsSync(path) && !isUntouched.test(path))) {
    if (!/\.(?:tsx?|css|md)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!mentions(text, dropped)) continue;
    const left = withoutLanguagesIn(file, text, dropped);
    if (left === '') removeFiles((path) => path === file);
    else if (left !== text) writeFileSync(file, left);
  }
}

function withoutLanguagesIn(file: string, text: string, dropped: readonly string[]): string {
  if (file.endsWith('.css')) return withoutLanguageRules(text, dropped);
  if (file.endsWith('.md')) return withoutLanguageChanges(text, dropped);
  const rest = withoutLanguages(file, withoutLanguageClasses(text, dropped), dropped);
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
  const left = isTest ? withoutTestsOf(file, rest, dropped) : inEnglish(rest, dropped);
  return left === text ? text : withoutUnused(file, text, left);
}

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

/** Whether a text may have anything to do with the languages: most have not. */
function mentions(text: string, languages: readonly string[]): boolean {
  return new RegExp(`\\b(?:${languages.join('|')})\\b`).test(text);
}

/** Example users speak English then. */
function inEnglish(text: string, languages: readonly string[]): string {
  const codes = languages.join('|');
  return text
    .replaceAll(new RegExp(`(language: ')(?:${codes})'`, 'g'), "$1en'")
    .replaceAll(new RegExp(`^(.+@[a-z.]+, )(?:${codes})(,|$)`, 'gm'), '$1en$2');
}

/** The changes of a guide in texts of languages that are gone, and their lines in lists by language. */
function withoutLanguageChanges(text: string, languages: readonly string[]): string {
  const codes = languages.join('|');
  return text
    .replaceAll(new RegExp(`^\`\`\`diff locales/(?:${codes})/[\\s\\S]*?^\`\`\`\\n\\n?`, 'gm'), '')
    .replaceAll(new RegExp(`^[+-] +"(?:${codes})": \\[.*\\],?\\n`, 'gm'), '');
}

/** Takes the rules and classes out of a style sheet that are for a language alone, such as `:lang(ar)`. */
function withoutLanguageRules(css: string, languages: readonly string[]): string {
  const selector = `[^{}\\n;]*:lang\\((?:${languages.join('|')})\\)[^{}]*`;
  return css
    .replaceAll(
      new RegExp(`^@custom-variant \\w+ \\(&:lang\\((?:${languages.join('|')})\\)\\);\\n`, 'gm'),
      '',
    )
    .replaceAll(new RegExp(`(?:^ */\\*[^*]*\\*/\\n)?^${selector}\\{[^{}]*\\}\\n\\n?`, 'gm'), '');
}

/** Takes the classes out of a source that are for a language alone: `ar:h-6`, `[&:lang(sw)]:w-32`. */
export function withoutLanguageClasses(text: string, languages: readonly string[]): string {
  const codes = languages.join('|');
  return text.replaceAll(
    new RegExp(
      ` ?(?:(?<=['\\s"\`])(?:${codes}):[\\w:.[\\]()/%-]+|\\[[^\\]\\s]*:lang\\((?:${codes})\\)[^\\]\\s]*\\]:[\\w:.[\\]()/%-]+)`,
      'g',
    ),
    '',
  );
}
