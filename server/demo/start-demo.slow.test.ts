import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { blankEnvironment } from '#tests/support/blank-environment.ts';
import { copyPreparedCluster } from '#tests/support/prepared-cluster.ts';
import { runProgram } from '#tests/support/run-program.ts';

it('`npm run demo` serves the read-only demo', async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const folder = mkdtempSync(join(tmpdir(), 'test-demo-'));
  await chmod(folder, 0o755);
  const DATA_DIR = join(folder, 'data');
  await copyPreparedCluster(DATA_DIR);
  const demo = runProgram('scripts/demo.ts', { env: { ...blankEnvironment(), DATA_DIR, PORT: '0' } });
  try {
    const [, url] = await demo.waitFor(/ Open +(\S+)/, 60_000);
    expect(await (await fetch(`${url}/api/init`)).json()).toMatchObject({ demo: true });
  } finally {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
