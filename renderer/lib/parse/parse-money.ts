import { numberFormat } from '../format/format-cache.ts';
import { currencyDigits, type Money } from '../format/money.ts';
import { plainNumber } from './parse-number.ts';

/** The amount as a field shows it, without the currency: '12.50'. */
export function moneyText({ amount, currency }: Money, language: string): string {
  const digits = currencyDigits(currency);
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** What was typed in the smallest unit: '12.5' and '12,50' are 1250 cents. Undefined for what the currency cannot say. */
export function parseMoney(typed: string, currency: string, language: string): number | undefined {
  const text = plainNumber(typed, language);
  if (text === undefined) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = currencyDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
