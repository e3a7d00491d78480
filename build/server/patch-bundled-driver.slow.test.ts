import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, normalizePath } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { patchBundledDriver } from './patch-bundled-driver.ts';

const driver = normalizePath(join(import.meta.dirname, '../../node_modules/postgres/src/index.js'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-driver-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true }));

async function build(entry: string): Promise<void> {
  await writeFile(join(folder, 'entry.js'), entry);
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [patchBundledDriver()],
    builder: {},
    environments: {
      server: {
        resolve: { noExternal: true },
        build: { outDir: 'dist', rolldownOptions: { input: 'entry.js' } },
      },
    },
  });
  const { server } = builder.environments;
  if (!server) throw new Error('there is no such environment');
  await builder.build(server);
}

it('a query on a connection that is cut fails in the bundle, too, and the next connection works', async () => {
  await build(`export { default } from '${driver}';`);
  const { url, drop } = await createTestDatabase({ empty: true });
  const program = runProgram('tests/support/cut-connection-program.ts', {
    args: [url, join(folder, 'dist/entry.js')],
  });
  expect(await program.exited, program.output()).toBe(0);
  expect(program.output()).toContain('late: CONNECTION_CLOSED, 0 rows\n');
  await drop();
});

it('a build without the driver where it was fails', async () => {
  await expect(build('export {};')).rejects.toThrow('was not found to be patched');
});
