import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyHunks } from '../../apply-hunks.ts';
import { type GuideStep, guideSteps } from './guide-steps.ts';

const root = join(import.meta.dirname, '../../../..');

/** A copy of the project in which a guide can be followed. */
export interface ProjectCopy {
  folder: string;
  /** Takes one step. */
  take(step: GuideStep): Promise<void>;
  /** Runs a program of the project, and returns what it says where it fails; '' where it succeeds. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Runs git, and returns what it prints. */
  git(...args: string[]): string;
  /** Commits all that has changed. */
  commit(subject: string): Promise<string>;
  remove(): void;
}

/**
 * Copies all files that git tracks or would add; the packages are those of this checkout. The copy is a repository in
 * which everything is committed.
 */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  // Tests run the server as an ordinary user, too.
  chmodSync(folder, 0o755);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of new Set(listed.split('\0'))) {
    // A file that was deleted and not committed yet is listed still.
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'The project as it comes'],
  ]) {
    execFileSync('git', args, { cwd: folder });
    // The packages are a link here, which .gitignore does not mean.
    if (args[0] === 'init') appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  }
  const path = `${join(root, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`;
  // Not what this run of the tests has set for itself, such as the folder of its database.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|TEST_|NODE_ENV$|ADOPTION_)/.test(name),
  );
  const options = {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), PATH: path },
    maxBuffer: 64 * 1024 * 1024,
  };
  const run = (command: string, ...args: string[]) =>
    new Promise<string>((resolve) => {
      execFile(command, args, options, (error, stdout, stderr) =>
        resolve(error ? `${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}` : ''),
      );
    });
  const take = async (step: GuideStep) => {
    if (step.kind === 'file') return writeFileSync(join(folder, step.path), step.text, { flag: 'wx' });
    if (step.kind === 'change') {
      const file = join(folder, step.path);
      try {
        writeFileSync(file, applyHunks(readFileSync(file, 'utf8'), step.hunks));
      } catch (error) {
        throw new Error(`A guide no longer fits ${step.path}: ${(error as Error).message}`);
      }
      return;
    }
    for (const line of step.lines) {
      const failure = await run('sh', '-ec', line);
      if (failure !== '') throw new Error(failure);
    }
  };
  return {
    folder,
    run,
    git: (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }),
    take,
    async commit(subject) {
      return (await run('git', 'add', '-A')) || (await run('git', ...author, 'commit', '-qm', subject));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The steps of docs/<guide>.md. */
export function readGuide(guide: string): GuideStep[] {
  return guideSteps(readFileSync(join(root, 'docs', `${guide}.md`), 'utf8'));
}
