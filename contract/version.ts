import { product } from './product.ts';

/**
 * Counts the changes of the contract that an app built before does not survive: raise it with each, and
 * `oldestContract` when the server stops answering apps of that age.
 */
export const contractVersion = 1;
export const oldestContract = 1;

/**
 * Header of every answer below /api, `<version>; oldest=<oldest>`, by which an app tells this product's server from
 * anything else that answers; the app sends its own version in the same header.
 */
export const contractHeader = `${product.slug}-contract`;
