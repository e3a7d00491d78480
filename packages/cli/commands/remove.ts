/** `npm run remove -- PART`: takes a feature or another part out of the product, by its folders. */
import { readArgument } from '../../../scripts/read-options.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { exitWithRefusal } from '../exit-with-refusal.ts';
import { requireCommitted, trackedFiles, writeOrUndo } from '../git.ts';
import { carryOut, compile } from '../remove/carry-out.ts';
import { mentionsOf } from '../remove/mentions.ts';
import { holdsTables, partOf, removableParts } from '../remove/parts.ts';
import { type Plan, planRemoval } from '../remove/plan-removal.ts';
import { recordLeftOut } from '../upgrade/record-left-out.ts';

const usage = (
  names: readonly string[],
) => `Usage: npm run remove -- PART [--skip-checks] [--dry-run] [--json]
Takes a feature or another part out: its files, imports of them with what uses them, its table by a migration.
Parts here: ${names.join(', ') || 'none'}
  --skip-checks  leaves out the compiler at the end, which tells what is left to do
  --dry-run      says what would go, and changes nothing
  --json         says so as one JSON object`;

const flag = { type: 'boolean', default: false } as const;
const options = { 'skip-checks': flag, 'dry-run': flag, json: flag };

try {
  const files = trackedFiles();
  const names = removableParts(files);
  const { argument: name, values } = readArgument(options, usage(names));
  const isDryRun = values['dry-run'];
  if (!names.includes(name))
    throw new StartupError(
      `Nothing is named '${name}'. What can be removed: ${names.join(', ') || 'nothing'}.`,
    );
  const part = partOf(name);
  if (!isDryRun) requireCommitted();
  const plan = planRemoval(part, files);
  if (!isDryRun) {
    writeOrUndo(() => {
      carryOut(name, part, plan);
      recordLeftOut(name, files.includes(`contract/features/${name}.ts`));
    });
  }
  const left = isDryRun || values['skip-checks'] ? '' : compile();
  const { removed, changed } = plan;
  const mentions = mentionsOf(part, files, plan);
  const found = { removed, changed: [...changed.keys()], mentions, left };
  console.log(
    values.json ? JSON.stringify({ feature: name, ...found }) : report(name, plan, found, isDryRun),
  );
} catch (error) {
  exitWithRefusal(error);
}

function report(
  name: string,
  { removed, changed }: Plan,
  { mentions, left }: { mentions: string[]; left: string },
  isDryRun: boolean,
): string {
  const list = (paths: Iterable<string>) => [...paths].map((file) => `  ${file}`);
  const hadTable = removed.some(holdsTables);
  return [
    `${name}: ${removed.length} files ${isDryRun ? 'would go' : 'are gone'}, ${changed.size} ${isDryRun ? 'would change' : 'changed'}:`,
    ...list(changed.keys()),
    ...(hadTable && !isDryRun
      ? ['The migration that drops its table was written: read it before you keep it.']
      : []),
    ...(mentions.length > 0 ? [`Named '${name}' still in:`, ...list(mentions)] : []),
    ...(left ? ['What uses it in another way, for you to change:', left] : []),
    ...(isDryRun
      ? []
      : ['Now run npm install, npm run check and npm test. git reset --hard undoes all of it.']),
  ].join('\n');
}
