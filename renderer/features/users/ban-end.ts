const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day after a moment, where the reader is, as YYYY-MM-DD: the first on which a ban can end. */
export function dayAfter(moment: Date): string {
  const next = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return `${next.getFullYear()}-${twoDigits(next.getMonth() + 1)}-${twoDigits(next.getDate())}`;
}

/** The moment at which a day begins where the reader is. */
export function endOfBan(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}
