import { fileURLToPath } from 'node:url';
import { countUntranslatedTexts, findLocaleErrors } from './locales/find-locale-errors.ts';

/** `npm run check`: the four languages hold the same keys, and the keys are those that the sources name. */
const root = fileURLToPath(new URL('../', import.meta.url));
const faults = findLocaleErrors(root);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Locales: no faults' : `Locales: ${faults.length} faults`);
const counts = Object.entries(countUntranslatedTexts(root)).filter(([, count]) => count > 0);
if (counts.length > 0) {
  const told = counts.map(([language, count]) => `${language} ${count}`).join(', ');
  console.log(`Texts to translate (locales/untranslated.json): ${told}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
