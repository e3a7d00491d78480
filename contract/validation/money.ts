import * as z from 'zod/mini';

/** In the smallest unit: ten billion euros, and far from where numbers lose their last digits. */
const highestAmount = 1_000_000_000_000;

/** An amount in the smallest unit of a currency, such as cents: never a fraction, which computers round. */
export function moneySchema<const Currency extends string>(currencies: readonly [Currency, ...Currency[]]) {
  return z.object({
    amount: z.int().check(z.minimum(0), z.maximum(highestAmount)),
    currency: z.enum(currencies),
  });
}
