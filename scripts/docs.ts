/**
 * `npm run docs`: serves the documents as a site; `npm run docs:build` writes it. Its packages are those of docs/ alone
 * and are installed when they are needed first, so that nobody else waits for them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run docs [-- --port PORT]
       npm run docs:build
Serves the documents of docs/ and reloads them at each change; docs:build writes the site to docs/.vitepress/dist, and
fails at a link that leads nowhere. DOCS_BASE=/name/ builds it for a site below the root of its host.`;

const folder = join(import.meta.dirname, '../docs');
const packages = join(folder, 'node_modules');

try {
  const [first = 'dev', ...others] = process.argv.slice(2);
  const [command, args] = first.startsWith('--') ? ['dev', [first, ...others]] : [first, others];
  if (args.includes('--help') || !['dev', 'build'].includes(command)) {
    console.log(usage);
  } else {
    await installPackages();
    process.exitCode = await runCommand(
      process.execPath,
      [join(packages, 'vitepress/bin/vitepress.js'), command, ...args],
      { cwd: folder },
    );
  }
} catch (error) {
  exitWithError(error);
}

/** @throws {StartupError} when they cannot be had */
async function installPackages(): Promise<void> {
  if (isInstalled()) return;
  console.log('Installing the packages of docs/…');
  const isWindows = process.platform === 'win32';
  const code = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, shell: isWindows });
  if (code !== 0)
    throw new StartupError('The packages of docs/ cannot be installed: is a registry reachable?');
}

/** Whether what is installed is what the lock file asks for: npm keeps a copy of the packages in it. */
function isInstalled(): boolean {
  const installed = join(packages, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const versions = (file: string) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages as Record<string, { version?: string }>);
  const wanted = new Map(
    versions(join(folder, 'package-lock.json')).map(([path, { version }]) => [path, version]),
  );
  return versions(installed).every(([path, { version }]) => wanted.get(path) === version);
}
