import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const source = pathToFileURL(join(import.meta.dirname, 'git.ts')).href;

it('what fails half-way is taken back, and files of others stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  for (const name of ['kept', 'lost']) writeFileSync(join(folder, name), 'as it was');
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Begin');
  writeFileSync(join(folder, 'notes of mine'), 'not committed');

  const program = `
    import { rmSync, writeFileSync } from 'node:fs';
    import { git, writeOrUndo } from ${JSON.stringify(source)};
    writeOrUndo(() => {
      writeFileSync('kept', 'changed');
      rmSync('lost');
      for (const name of ['staged', 'not staged']) writeFileSync(name, 'new');
      git('add', 'staged');
      throw new Error('the last step');
    });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('all of it was taken back: the last step');
  expect(git('status', '--porcelain', '-z')).toBe('?? notes of mine\0');
  expect(readFileSync(join(folder, 'lost'), 'utf8')).toBe('as it was');
});
