import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { runDrill } from './drill.ts';
import { drills } from './drills.ts';

vi.setConfig({ testTimeout: 240_000 });

beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
});

/** Bounds of time are for `npm run drill`: a machine that runs tests is busy with other tests. */
describe('the short drills', () => {
  it.each(drills.filter(({ quick }) => quick).map((drill) => [drill.name, drill] as const))(
    '%s',
    async (_name, drill) => {
      const said: string[] = [];
      const { findings } = await runDrill(drill, { quick: true, say: (line) => said.push(line) });
      expect(
        findings.filter(({ kept, timed }) => !kept && !timed),
        said.join('\n'),
      ).toEqual([]);
    },
  );
});
