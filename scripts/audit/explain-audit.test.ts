import { expect, it } from 'vitest';
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
