import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartupError } from '#server/config/startup-error.ts';
import { origin } from './origin.ts';
import { npmFailure, runNpm } from './run-npm.ts';

/** A version of the template, unpacked. */
export interface TemplatePackage {
  version: string;
  /** The program that writes the template. */
  program: string;
  changelog: string;
  remove(): void;
}

/**
 * Gets the package with the template, from the registry or a file.
 * @param source a version, a tag, or the path of a packed package
 * @throws {StartupError} where it cannot be had, or is another package
 */
export function getPackage(source: { version: string } | { file: string }): TemplatePackage {
  const isFile = 'file' in source;
  const wanted = isFile ? resolve(source.file) : `${origin.package}@${source.version}`;
  if (isFile && !existsSync(wanted)) throw new StartupError(`There is no file ${source.file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-package-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // With the registry that the app says.
    if (existsSync('.npmrc')) cpSync('.npmrc', join(folder, '.npmrc'));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    // A version can be newer than what npm remembers of the registry.
    flags.push(isFile ? '--prefer-offline' : '--prefer-online');
    const installed = runNpm(['install', '--prefix', folder, ...flags, wanted], {
      cwd: folder,
      isQuiet: true,
    });
    if (!installed.isOk)
      throw new StartupError(
        npmFailure(
          isFile ? `${source.file} is not a package that npm can install` : `npm cannot get ${wanted}`,
          installed,
        ),
      );
    return { ...readPackage(join(folder, 'node_modules', origin.package), wanted), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function readPackage(folder: string, wanted: string): Omit<TemplatePackage, 'remove'> {
  if (!existsSync(folder)) throw new StartupError(`${wanted} is not the package ${origin.package}.`);
  const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const program = typeof bin === 'string' ? bin : bin?.[origin.package];
  if (!program) throw new StartupError(`${wanted} has no program ${origin.package}.`);
  const changelog = join(folder, 'CHANGELOG.md');
  return {
    version,
    program: join(folder, program),
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  };
}
