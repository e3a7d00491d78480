import type { Total } from '#contract/schemas/paging.ts';
import { numberFormat } from './format-cache.ts';

/** A price as it is stored and sent: never a fraction, which computers round. */
export interface Money {
  /** In the smallest unit of the currency: 1250 are 12.50 euros, or 1250 yen. */
  amount: number;
  /** ISO 4217, such as EUR. */
  currency: string;
}

/** 3142 as '3,142' in English. */
export function formatCount(language: string, count: number): string {
  return numberFormat(language).format(count);
}

/** 1234.5 as '1,234.5', with as many decimals as it has; with `unit` as '1,234.5 km'. */
export function formatNumber(language: string, value: number, unit?: string): string {
  return numberFormat(language, { maximumFractionDigits: 20, ...(unit && { style: 'unit', unit }) }).format(
    value,
  );
}

/** 1.84 as '1.8', 12.3 as '12'. */
export function formatDecimal(language: string, value: number): string {
  return numberFormat(language, {
    maximumFractionDigits: value < 9.95 ? 1 : 0,
  }).format(value);
}

/** A label of an axis, short: '180', '12K'. */
export function formatTick(language: string, value: number): string {
  if (value < 10_000) return formatCount(language, value);
  return numberFormat(language, { notation: 'compact' }).format(value);
}

/** '348', or '1,000+' where counting stopped early; between Arabic words the sign stays behind the figure, too. */
export function formatTotal(language: string, { count, exact }: Total): string {
  const text = formatCount(language, count);
  if (exact) return text;
  return language === 'ar' ? `\u2066${text}+\u2069` : `${text}+`;
}

/** The least count whose change is told as a share: '+900%' from 1 to 10 says less than '1 before'. */
const leastBase = 10;

/** A change as '+16%' or '−4%', with a true minus sign. Null from a count too small for a share to mean anything. */
export function formatChange(language: string, now: number, before: number): string | null {
  if (before < leastBase) return null;
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
    .format((now - before) / before)
    .replace('-', '\u2212');
}

/** How many decimals a currency has: two for the euro, none for the yen, three for the Kuwaiti dinar. */
export function currencyDigits(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** 1250 euro cents as '€12.50' in English, '12,50 €' in French. */
export function formatMoney(language: string, { amount, currency }: Money): string {
  return numberFormat(language, { style: 'currency', currency }).format(
    amount / 10 ** currencyDigits(currency),
  );
}

/** 31842 bytes as '32 kB' in English, 2 as '2 bytes'. */
export function formatBytes(language: string, bytes: number): string {
  // Written out: English abbreviates them to '2 byte'.
  if (bytes < 1000)
    return numberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const units =
    bytes < 1_000_000
      ? ({ unit: 'kilobyte', by: 1000 } as const)
      : ({ unit: 'megabyte', by: 1_000_000 } as const);
  return numberFormat(language, {
    style: 'unit',
    unit: units.unit,
    maximumFractionDigits: units.by === 1000 ? 0 : 1,
  }).format(bytes / units.by);
}
