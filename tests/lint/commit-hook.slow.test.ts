import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const unformatted = 'export const one = "1"';
const formatted = "export const one = '1';\n";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-hook-'));
  for (const path of ['.githooks', 'scripts/lint', 'biome.json', 'package.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  write('.gitignore', 'node_modules\n');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Before the hook');
  git('config', 'core.hooksPath', '.githooks');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('formats what is staged, and nothing else', () => {
  write('one.ts', unformatted);
  write('other.ts', unformatted);
  git('add', 'one.ts');
  git('commit', '-qm', 'One');
  expect(git('show', 'HEAD:one.ts')).toBe(formatted);
  expect(git('status', '--porcelain')).toBe('?? other.ts\n');
  expect(read('other.ts')).toBe(unformatted);
});

it('stops a commit at what the linter finds', () => {
  write('one.ts', 'export const one: any = 1;\n');
  git('add', 'one.ts');
  expect(() => git('commit', '-qm', 'One')).toThrow('noExplicitAny');
  expect(git('log', '--format=%s')).toBe('Before the hook\n');
});

it('does not take along what is changed and not staged', () => {
  write('one.ts', formatted);
  git('add', 'one.ts');
  write('one.ts', `${formatted}export const two = 2;\n`);
  git('commit', '-qm', 'One');
  expect(git('show', 'HEAD:one.ts')).toBe(formatted);
  expect(git('status', '--porcelain')).toBe(' M one.ts\n');
});

it('lets a commit pass that only deletes, or that has nothing for the linter', () => {
  write('notes.txt', 'One');
  git('add', 'notes.txt');
  git('commit', '-qm', 'Notes');
  git('rm', '-q', 'notes.txt');
  git('commit', '-qm', 'Delete');
  expect(git('log', '-2', '--format=%s')).toBe('Delete\nNotes\n');
});

it('does not keep anybody from a commit where packages are not installed', () => {
  rmSync(join(folder, 'node_modules'));
  write('one.ts', unformatted);
  git('add', 'one.ts');
  git('commit', '-qm', 'One');
  expect(git('show', 'HEAD:one.ts')).toBe(unformatted);
});
