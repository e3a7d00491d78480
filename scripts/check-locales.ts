import { fileURLToPath } from 'node:url';
import { findLocaleErrors } from './locales/find-locale-errors.ts';

/** `npm run check`: the four languages hold the same keys, and the keys are those that the sources name. */
const faults = findLocaleErrors(fileURLToPath(new URL('../', import.meta.url)));
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Locales: no faults' : `Locales: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
