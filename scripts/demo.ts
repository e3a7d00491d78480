/** `npm run demo`: the read-only demo, filled with example records, on a data folder of its own. */
import { product } from '#contract/product.ts';

process.env.DEMO = 'true';
process.env.DATA_DIR ||= `.${product.slug}-demo`;
await import('./start.ts');
