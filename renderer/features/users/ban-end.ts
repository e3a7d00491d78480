const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day after a moment, where the reader is, as YYYY-MM-DD: the first on which a ban can end. */
export function dayAfter(moment: Date): string {
  return dayOf(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1));
}

function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** The day on which a ban ends, where the reader is; undefined where that is no day that can be chosen. */
export function dayOfBanEnd(until: string | null | undefined): string | undefined {
  if (!until) return undefined;
  const day = dayOf(new Date(until));
  return day >= dayAfter(new Date()) ? day : undefined;
}

/** The moment at which a day begins where the reader is. */
export function endOfBan(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}
