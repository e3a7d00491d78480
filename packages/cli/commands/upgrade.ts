/** `npm run upgrade`: merges a newer version of the template that the app was made from. */

import { readOptions } from '../../../scripts/read-options.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { exitWithRefusal } from '../exit-with-refusal.ts';
import { readVersion, requireReady } from '../upgrade/app.ts';
import { beginUpgrade } from '../upgrade/begin-upgrade.ts';
import { continueUpgrade } from '../upgrade/continue-upgrade.ts';
import { withLock } from '../upgrade/lock.ts';
import { listNewerVersions, securityFixFor } from '../upgrade/newer-versions.ts';
import { newerText, type Report, reportText } from '../upgrade/report.ts';

const usage = `Usage: npm run upgrade [-- --to VERSION | --from FILE | --security] [--skip-checks] [--dry-run] [--json]
       npm run upgrade -- --continue [--skip-checks] [--json]
       npm run upgrade -- --check [--json]
Merges a newer version of what this app was made from, with its names and choices, into the current branch by git.
  --to VERSION   this version instead of the newest
  --from FILE    from a packed package instead of the registry
  --security     the newest security fix alone
  --continue     goes on after conflicts
  --check        says whether there is a newer version or a security fix (then it ends with 1; with 2 where it cannot tell)
  --skip-checks  leaves out npm run check and the quick tests at the end
  --dry-run      says what would be merged and where conflicts are, and changes nothing
  --json         says all of it as one JSON object`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  to: text,
  from: text,
  security: flag,
  continue: flag,
  check: flag,
  'skip-checks': flag,
  'dry-run': flag,
  json: flag,
};

// A child that is interrupted fails; what was begun is then cleared away before we end.
process.on('SIGINT', () => {});

try {
  const values = readOptions(options, usage);
  const { to, from, security, check, json } = values;
  const ways = [to, from, security || undefined, check || undefined, values.continue || undefined];
  const isUnclear = values['dry-run'] && values.continue;
  if (isUnclear || ways.filter((way) => way !== undefined).length > 1) throw new StartupError(usage);
  if (to !== undefined && !/^\d+\.\d+\.\d+$/.test(to))
    throw new StartupError('--to takes a version such as 1.2.3.');
  const version = readVersion();
  if (check) {
    const newer = listNewerVersions(version);
    console.log(json ? JSON.stringify({ version, newer }) : newerText(version, newer));
    process.exitCode = newer.some((release) => release.security.length > 0) ? 1 : 0;
  } else if (values.continue) {
    print(
      withLock(() => continueUpgrade(values['skip-checks'])),
      json,
    );
  } else {
    requireReady(values['dry-run']);
    const wanted = security ? securityFixFor(version, listNewerVersions(version)) : (to ?? 'latest');
    const source = from === undefined ? { version: wanted } : { file: from };
    print(
      withLock(() => beginUpgrade(version, source, values['dry-run'], values['skip-checks'])),
      json,
    );
  }
} catch (error) {
  // The 1 of --check tells of a security fix.
  exitWithRefusal(error, process.argv.includes('--check') ? 2 : 1);
}

function print(report: Report, asJson: boolean): void {
  console.log(asJson ? JSON.stringify(report) : reportText(report));
  const isDone = report.conflicts.length === 0 && report.checks.every(({ passed }) => passed);
  process.exitCode = isDone ? 0 : 1;
}
