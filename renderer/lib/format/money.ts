import { numberFormat } from './format-cache.ts';

/** A price as it is stored and sent: never a fraction, which computers round. */
export interface Money {
  /** In the smallest unit of the currency: 1250 are 12.50 euros, or 1250 yen. */
  amount: number;
  /** ISO 4217, such as EUR. */
  currency: string;
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
