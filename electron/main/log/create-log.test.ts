import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { redactValue } from '#contract/redact.ts';
import { createLog, redactEntry, rotateLog } from './create-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'desktop-log-'));
const file = join(folder, 'main.log');

afterAll(() => rmSync(folder, { recursive: true }));

it('writes lines without secrets, readable only by the owner', () => {
  const log = createLog({ folder, development: false });
  log.info('sign-in: callback scheme://auth/callback?code=ABC123&state=xyz');
  log.warn('api: refused', { cookie: 'session=1', nested: [{ email: 'amina@example.com', status: 401 }] });
  log.error('api: failed', new Error('no mail for amina@example.com'));
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(
    /^\[\d{4}-.*Z\] \[info\] {2}sign-in: callback scheme:\/\/auth\/callback\?\[redacted\]$/m,
  );
  expect(text).toContain('status: 401');
  expect(text).toContain('Error: no mail for [redacted]');
  expect(text).not.toMatch(/ABC123|xyz|session=1|amina/);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each([
  ['GET https://app.example/api/x?redirect=%2Fapp', 'GET https://app.example/api/x?[redacted]'],
  ['https://amina:pass@app.example/', 'https://[redacted]@app.example/'],
  ['authorization: Bearer abcdef123456', 'authorization: Bearer [redacted]'],
  ['{"code":"ABC123","name":"x"}', '{"code":"[redacted]","name":"x"}'],
  ['session_token=abc.def; Path=/', 'session_token=[redacted]; Path=/'],
  ['asked for amina%40example.com', 'asked for [redacted]'],
  ['exit code 3 of the process', 'exit code 3 of the process'],
])('%s is logged as %s', (given, logged) => expect(redactEntry(given)).toBe(logged));

it('truncates deep, long and binary values', () => {
  const deep = { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } };
  expect(redactValue(deep)).toEqual({ a: { b: { c: { d: { e: { f: '[redacted]' } } } } } });
  expect(redactValue(new Uint8Array(4))).toBe('[redacted]');
  expect(redactValue(Array.from({ length: 120 }, () => 1))).toHaveLength(100);
});

it('keeps three full files', () => {
  const rotated = mkdtempSync(join(folder, 'rotated-'));
  for (const content of ['1', '2', '3', '4', '5']) {
    writeFileSync(join(rotated, 'main.log'), content);
    rotateLog(join(rotated, 'main.log'));
  }
  const files = readdirSync(rotated).toSorted();
  expect(files).toEqual(['main.1.log', 'main.2.log', 'main.3.log']);
  expect(files.map((name) => readFileSync(join(rotated, name), 'utf8'))).toEqual(['5', '4', '3']);
});

it('rotates by itself, and cuts long entries', () => {
  const own = mkdtempSync(join(folder, 'own-'));
  writeFileSync(join(own, 'main.log'), 'x'.repeat(1024 * 1024));
  const log = createLog({ folder: own, development: false });
  log.info('first');
  log.info('second');
  expect(readdirSync(own)).toContain('main.1.log');
  expect(redactEntry('x'.repeat(100_000))).toHaveLength(5000);
});
