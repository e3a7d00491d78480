/** The locale of a language with the Gregorian calendar and the Western digits that the product uses throughout. */
export function displayLocale(language: string): string {
  // Day before month: 'English' alone would be American.
  const base = language === 'en' ? 'en-GB' : language;
  return new Intl.Locale(base, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
