import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepOldFiles } from './keep-old-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-build-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true }));

async function build(text: string): Promise<void> {
  await writeFile(join(folder, 'entry.js'), `export const load = () => import('./page.js');`);
  await writeFile(join(folder, 'page.js'), `export const text = '${text}';`);
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepOldFiles()],
    builder: {},
    environments: {
      ssr: { build: { outDir: 'dist', emptyOutDir: true, rolldownOptions: { input: 'entry.js' } } },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('there is no such environment');
  await builder.build(ssr);
}

it('a running server finds the files of its build after a newer build, for a week', async () => {
  await build('old');
  const running = await import(pathToFileURL(join(folder, 'dist/entry.js')).href);
  const abandoned = join(folder, 'dist/assets/abandoned.js');
  await writeFile(abandoned, '');
  await utimes(abandoned, new Date('2026-01-01'), new Date('2026-01-01'));
  await build('new');
  expect((await running.load()).text).toBe('old');
  expect(existsSync(abandoned)).toBe(false);
});
