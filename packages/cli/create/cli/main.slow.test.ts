import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runProgram } from '../../../../tests/support/run-program.ts';

const program = 'packages/cli/create/cli/main.ts';
const root = mkdtempSync(join(tmpdir(), 'create-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Keys as a terminal sends them. */
const keys = { enter: '\r', space: ' ', up: '\x1b[A', tab: '\t', delete: '\x7f', ctrlC: '\x03' };

const repeated = (key: string, times: number) => Array.from({ length: times }, () => key);

/** Starts the command in a terminal, which `script` of util-linux makes. */
function startInTerminal(...args: string[]) {
  const command = ['stty cols 100 rows 50;', process.execPath, program, ...args].join(' ');
  const { CI: _, ...env } = process.env;
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env: { ...env, TERM: 'xterm' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit').then(([code]) => code as number);
  let output = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += stripVTControlCharacters(text);
  });
  return {
    exited,
    output: () => output,
    /** Waits until a question is asked, and presses these keys. */
    async answer(question: string, ...pressed: string[]) {
      await vi.waitFor(() => expect(output.slice(answered)).toContain(question), 20_000);
      answered = output.length;
      for (const key of pressed) {
        // A key that comes with the one before would be read as one text.
        await new Promise((resolve) => setTimeout(resolve, 50));
        child.stdin.write(key);
      }
    },
  };
}

describe('in a terminal', () => {
  beforeEach(({ skip }) => {
    if (process.platform !== 'linux') skip('only `script` of util-linux takes a command in this way');
  });

  it('asks for all that was not given, and says what is wrong with an answer', async () => {
    const create = startInTerminal('--dry-run');
    await create.answer('Folder', 'package.json', keys.enter);
    await create.answer(
      'is a file. Name a folder',
      ...repeated(keys.delete, 12),
      join(root, 'shelf-mark'),
      keys.enter,
    );
    await create.answer('Name of the app', keys.enter);
    await create.answer('Identifier', 'org.example.shelf', keys.enter);
    await create.answer('Scheme', keys.enter);
    await create.answer('Accent colour', 'mauve', keys.enter);
    await create.answer('such as #7c3aed', ...repeated(keys.delete, 5), '#7c3aed', keys.enter);
    await create.answer('Languages', keys.up, keys.tab, keys.enter);
    await create.answer('Sign-in beside codes', keys.space, keys.enter);
    await create.answer('Parts', keys.space, keys.enter);
    expect(await create.exited).toBe(0);
    expect(JSON.parse(create.output().slice(create.output().indexOf('{')))).toMatchObject({
      names: { name: 'Shelf Mark', id: 'org.example.shelf', scheme: 'shelf-mark', slug: 'shelf-mark' },
      choices: {
        languages: ['en', 'fr', 'sw'],
        accent: '#7c3aed',
        providers: ['google', 'oidc'],
        without: ['api-keys'],
      },
    });
  });

  it('writes nothing when it is left', async () => {
    const folder = join(root, 'left');
    const create = startInTerminal(folder);
    await create.answer('Name of the app', keys.ctrlC);
    expect(await create.exited).toBe(1);
    expect(create.output()).toContain('Nothing was written.');
    expect(existsSync(folder)).toBe(false);
  });
});

it('deletes what it has written when it is stopped, and ends what it has started', async () => {
  const folder = join(root, 'stopped');
  const create = runProgram(program, { args: [folder, '--yes'] });
  await create.waitFor(/Installing packages/, 60_000);
  expect(existsSync(join(folder, 'package.json'))).toBe(true);
  expect(await create.stop('SIGINT')).toBe(130);
  expect(create.output()).toContain('Stopped.');
  await vi.waitFor(() => expect(readdirSync(root)).toEqual([]), 20_000);
});

it('asks nothing without a terminal, and refuses in a sentence what it cannot do', async () => {
  const run = async (...args: string[]) => {
    const create = runProgram(program, { args });
    return [await create.exited, create.output()];
  };
  expect(await run()).toEqual([1, expect.stringMatching(/^Usage: npm run create /)]);
  expect(await run('package.json')).toEqual([1, expect.stringMatching(/is a file\. Name a folder.*\n$/)]);
  expect(await run(join(root, 'shelf'), '--accent', 'mauve')).toEqual([
    1,
    expect.stringMatching(/^.*#7c3aed.*\n$/),
  ]);
});
