import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { runProgram } from '#tests/support/run-program.ts';
import { explainAudit } from './explain-audit.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { total: 7 } } });

it('says that nothing is known', () => {
  expect(explainAudit(report({}))).toEqual({ text: 'No known vulnerability in 7 packages', exitCode: 0 });
});

it('names what is known', () => {
  const { text, exitCode } = explainAudit(
    report({ leftpad: { name: 'leftpad', severity: 'high', range: '<1.3', fixAvailable: true } }),
  );
  expect(text).toMatch(/^high {5}leftpad <1\.3 \(a fix is there/);
  expect(exitCode).toBe(1);
});

it.each(['', 'npm error', '{}', '{"message":"405 Method Not Allowed"}', '{"error":{"code":"ENOTFOUND"}}'])(
  'takes no silence for good news: %s',
  (printed) => {
    expect(explainAudit(printed)).toMatchObject({
      text: expect.stringContaining('nothing was checked'),
      exitCode: 2,
    });
  },
);

it('says so when the registry knows no audits', async () => {
  const registry = createServer((_req, res) => void res.writeHead(405).end());
  await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const program = runProgram('scripts/audit.ts', {
    env: { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  });
  try {
    await program.waitFor(/nothing was checked/);
    expect(await program.exited).toBe(2);
  } finally {
    await program.stop();
    registry.close();
  }
});
