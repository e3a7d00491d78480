/** Part of `npm run check`: fails when a page's first load outgrows its budget. Builds first, unless that was done. */
import { readFileSync, statSync } from 'node:fs';
import { ensureBuilt } from './ensure-built.ts';
import { firstLoadFiles, type Manifest, sizeBudgets } from './sizes/size-budgets.ts';

if (!(await ensureBuilt())) process.exit(1);
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
for (const { page, modules, most } of sizeBudgets()) {
  const sizes = firstLoadFiles(manifest, modules).map((file) => statSync(`dist/client/${file}.br`).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const told = `${page}: ${bytes.toLocaleString('en')} bytes of JavaScript, at most ${most.toLocaleString('en')}`;
  if (bytes <= most) console.log(told);
  else {
    console.error(`${told}: EXCEEDED.`);
    process.exitCode = 1;
  }
}
