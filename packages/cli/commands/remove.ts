/** `npm run remove -- PART`: takes a feature or another part out of the product. */

import { readArgument } from '../../../scripts/read-options.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { exitWithRefusal } from '../exit-with-refusal.ts';
import { requireCommitted, trackedFiles, writeOrUndo } from '../git.ts';
import { carryOut } from '../remove/carry-out.ts';
import { mentionsOf } from '../remove/mentions.ts';
import type { Part } from '../remove/part.ts';
import { featurePart } from '../remove/parts/feature-part.ts';
import { parts } from '../remove/parts/parts.ts';
import { type Plan, planRemoval } from '../remove/plan.ts';
import { removableParts } from '../remove/removable-parts.ts';
import { recordLeftOut } from '../upgrade/record-left-out.ts';

const usage = (names: readonly string[]) => `Usage: npm run remove -- PART [--dry-run] [--json]
Takes a feature or another part out: its files, its lines in other files, its table by a migration.
Parts here: ${names.join(', ') || 'none'}
  --dry-run  says what would go, and changes nothing
  --json     says so as one JSON object`;

const flag = { type: 'boolean', default: false } as const;
const options = { 'dry-run': flag, json: flag };

try {
  const files = trackedFiles();
  const names = removableParts(files);
  const { argument: name, values } = readArgument(options, usage(names));
  const isDryRun = values['dry-run'];
  const part = findPart(name, names);
  if (!isDryRun) requireCommitted();
  const plan = planRemoval(name, part, files);
  if (!isDryRun) {
    writeOrUndo(() => {
      carryOut(name, part, plan);
      recordLeftOut(name, !Object.hasOwn(parts, name));
    });
  }
  const found = {
    removed: plan.removed,
    changed: [...plan.changed.keys()],
    unfit: plan.unfit,
    mentions: mentionsOf(name, files, plan),
  };
  console.log(
    values.json ? JSON.stringify({ feature: name, ...found }) : report(name, plan, found.mentions, isDryRun),
  );
} catch (error) {
  exitWithRefusal(error);
}

function findPart(name: string, names: readonly string[]): Part {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part) return part;
  if (names.includes(name)) return featurePart(name);
  throw new StartupError(
    `Nothing is named '${name}'. What can be removed: ${names.join(', ') || 'nothing'}.`,
  );
}

function report(
  name: string,
  { removed, changed, unfit }: Plan,
  mentions: string[],
  isDryRun: boolean,
): string {
  const list = (paths: Iterable<string>) => [...paths].map((file) => `  ${file}`);
  const hadTable = removed.some((file) => file.startsWith('server/database/schema/'));
  return [
    `${name}: ${removed.length} files ${isDryRun ? 'would go' : 'are gone'}, ${changed.size} ${isDryRun ? 'would change' : 'changed'}:`,
    ...list(changed.keys()),
    ...(hadTable && !isDryRun
      ? ['The migration that drops its table was written: read it before you keep it.']
      : []),
    ...(unfit.length > 0 ? ['Not found there, and left as it is:', ...unfit] : []),
    ...(mentions.length > 0 ? [`Named '${name}' still in:`, ...list(mentions)] : []),
    ...(isDryRun ? [] : ['Now run npm install, npm run check and npm test.']),
  ].join('\n');
}
