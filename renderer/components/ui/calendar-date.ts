/** Days without time and zone, written YYYY-MM-DD; as a Date they are local midnight. */

export function dateFromDay(day: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return undefined;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return date.getMonth() === Number(parts[2]) - 1 ? date : undefined;
}

export function dayFromDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/**
 * The first day of the week, 0 for Sunday: of the reader's region where the browser names one for this
 * language (en-GB), else of the language alone. Monday where the browser does not know.
 */
export function weekStart(language: string, readerLanguages: readonly string[]): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const regional = readerLanguages.find((tag) => tag.split('-')[0] === language.split('-')[0]);
  const locale: LocaleWithWeek = new Intl.Locale(regional ?? language);
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return (first % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
