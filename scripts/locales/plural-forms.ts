const ending = /_(zero|one|two|few|many|other)$/;

/** The key without its plural ending: `home:users_one` and `home:users_other` are forms of `home:users`. */
export function withoutPlural(key: string): string {
  return key.replace(ending, '');
}

/** The plural form that a key is for, undefined when it is for no count. */
export function pluralOf(key: string): string | undefined {
  return ending.exec(key)?.[1];
}

/** The plural forms that a language has (CLDR): six in Arabic, one, many and other in French. */
export function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
