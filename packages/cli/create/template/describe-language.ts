/** What a language is called and how it is written, as the system knows it. */
export interface DescribedLanguage {
  code: string;
  /** As its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Its script, such as Latn: the fonts of the template have Latin and Arabic. */
  script: string;
}

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'];

/** Languages that are offered for adding; others can be given by their code. */
export const offeredLanguages = [
  ...['cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'hu', 'id', 'it', 'lt', 'lv', 'nb'],
  ...['nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'ur', 'vi'],
];

/** Sources import texts by the code of their language. */
const keywords = ['do', 'for', 'if', 'in', 'let', 'new', 'try', 'var'];

/** The code that browsers send in place of an old or a longer one: he for iw, de for deu. */
export function usualCode(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  return new Intl.Locale(code).language;
}

/** @returns undefined for what is no code of a language, or not the usual one */
export function describeLanguage(code: string): DescribedLanguage | undefined {
  if (usualCode(code) !== code || keywords.includes(code)) return undefined;
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (english === undefined) return undefined;
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? english;
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  return {
    code,
    name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    direction: rightToLeft.includes(script) ? 'rtl' : 'ltr',
    script,
  };
}
