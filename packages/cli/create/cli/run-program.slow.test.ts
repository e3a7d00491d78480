import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { endPrograms, outputOf, runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-program-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('git works in the folder, also where a hook of another repository runs us', async () => {
  await runProgram(folder, 'git', ['init', '--quiet']);
  vi.stubEnv('GIT_DIR', join(folder, 'elsewhere'));
  vi.resetModules();
  const again = await import('./run-program.ts');
  expect(again.outputOf(folder, 'git', 'rev-parse', '--git-dir')).toBe('.git');
  expect(outputOf(folder, 'git', 'rev-parse', '--git-dir')).toBe('.git');
});

it('ends a program with what it has begun, and begins no other one', async () => {
  const script = 'trap "" TERM; (sleep 600; echo x > late) & echo begun; wait; sleep 600';
  const seen: string[] = [];
  const ended = runProgram(folder, 'sh', ['-c', script], (line) => seen.push(line));
  await vi.waitFor(() => expect(seen).toEqual(['begun']));
  endPrograms();
  await expect(ended).rejects.toThrow('failed');
  await expect(runProgram(folder, 'git', ['--version'])).rejects.toThrow('Stopped.');
  expect(existsSync(join(folder, 'late'))).toBe(false);
});
