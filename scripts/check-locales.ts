import { fileURLToPath } from 'node:url';
import { findLocaleFaults } from './locales/find-faults.ts';

/** `npm run check`: the four languages hold the same keys, and the keys are those that the sources name. */
const faults = findLocaleFaults(fileURLToPath(new URL('../', import.meta.url)));
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Locales: no faults' : `Locales: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
