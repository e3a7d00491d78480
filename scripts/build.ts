/** `npm run build`: makes the website anew. */
import { buildWebsite } from './ensure-built.ts';

process.exitCode = (await buildWebsite(process.argv.slice(2))) ? 0 : 1;
