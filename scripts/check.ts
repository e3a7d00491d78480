/** `npm run check`: everything that must hold for the sources themselves. All of it runs, and the end says what failed. */
import { type Part, runParts } from './run-parts.ts';

const parts: Part[] = [
  { name: 'Linter and formatter', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'Types', command: 'tsc', args: ['-p', '.'] },
  { name: 'Rooms', command: 'node', args: ['scripts/check-rooms.ts'] },
  { name: 'Translations', command: 'node', args: ['scripts/check-locales.ts'] },
  { name: 'Migrations', command: 'node', args: ['scripts/check-migrations.ts'] },
  { name: 'Sizes of the first load', command: 'node', args: ['scripts/check-sizes.ts'] },
];

const failed = await runParts(parts);
console.log(
  failed.length === 0
    ? `\nCheck: all ${parts.length} parts passed`
    : `\nCheck: ${failed.length} of ${parts.length} parts failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
