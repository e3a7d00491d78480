import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepOldFiles } from '../keep-old-files.ts';
import { publishProgram } from './publish-program.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-program-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'entry.js'), `console.log((await import('./part.js')).text);`);
});
afterAll(() => rm(folder, { recursive: true }));

/** @param breakOff called when the files of a build are there, but not all of them are written */
async function build(text: string, breakOff?: () => void): Promise<void> {
  await writeFile(join(folder, 'part.js'), `export const text = '${text}';`);
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'break-off', generateBundle: breakOff }, keepOldFiles(), publishProgram()],
    builder: {},
    environments: {
      server: {
        build: {
          outDir: 'dist/server',
          rolldownOptions: { input: 'entry.js', output: { entryFileNames: '[name]-[hash].js' } },
        },
      },
    },
  });
  const { server } = builder.environments;
  if (!server) throw new Error('there is no such environment');
  await builder.build(server);
}

async function start(): Promise<string> {
  return (await run(process.execPath, [join(folder, 'dist/server.js')])).stdout.trim();
}

it('the program of the newest complete build is started', async () => {
  await build('first');
  expect(await start()).toBe('first');
  await build('second');
  expect(await start()).toBe('second');
  const brokenOff = build('third', () => {
    throw new Error('broken off');
  });
  await expect(brokenOff).rejects.toThrow('broken off');
  expect(await start()).toBe('second');
});
