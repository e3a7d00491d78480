import { expect, it } from 'vitest';
import { startHttpServer } from '#tests/support/http-server.ts';
import { runProgram } from '#tests/support/run-program.ts';

it('says so when the registry knows no audits', async () => {
  const registry = await startHttpServer((_req, res) => void res.writeHead(405).end());
  const program = runProgram('scripts/audit.ts', {
    env: { npm_config_registry: `${registry.url}/`, npm_config_fetch_retries: '0' },
  });
  try {
    await program.waitFor(/nothing was checked/);
    expect(await program.exited).toBe(2);
  } finally {
    await program.stop();
    await registry.stop();
  }
});
