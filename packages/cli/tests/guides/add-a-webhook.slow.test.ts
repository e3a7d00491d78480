import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy, readGuide } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

const folder = 'server/repositories';
let copy: ProjectCopy;

beforeEach(skipUnlessAsItComes);
beforeAll(async () => {
  if (!isAsItComes) return;
  copy = copyProject();
  const steps = readGuide('add-a-webhook');
  for (const step of steps) if (step.kind !== 'commands') await copy.take(step);
  const commands = steps.flatMap((step) => (step.kind === 'commands' ? step.lines : [])).join('\n');
  writeFileSync(join(copy.folder, folder, 'log-pushes.test.ts'), testOf(commands));
});
afterAll(() => copy?.remove());

/** A test that runs the commands of the guide beside a server of the copy. */
const testOf = (commands: string) => `
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '#tests/support/start-test-server.ts';

it('a push is written into the log', async () => {
  const secret = { WEBHOOK_SECRET_GITHUB: 'a secret that GitHub knows' };
  const server = await startTestServer(secret);
  onTestFinished(() => server.stop());
  const commands = ${JSON.stringify(commands)}.replace('http://localhost:3000', server.url);
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], { env: { ...process.env, ...secret } });
  expect(stdout).toContain('202 Accepted');
  const line = '"repository":"ada/engine","ref":"refs/heads/main","msg":"push"';
  await expect.poll(() => server.logs.join('')).toContain(line);
});
`;

it('passes the linter', async () =>
  expect(await copy.run('biome', 'check', '--error-on-warnings', `${folder}/log-pushes.ts`)).toBe(''));

it('its commands send a push, which is written into the log', async () =>
  expect(await copy.run('vitest', 'run', `${folder}/log-pushes.test.ts`)).toBe(''));

it('compiles', async (context) => {
  skipUnlessThorough(context);
  expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
});
