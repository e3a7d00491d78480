import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { product } from '#contract/product.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { securityTxt } from './security-txt.ts';

let served: HttpServer;
afterEach(async () => {
  vi.useRealTimers();
  await served.stop();
});

async function ask(mode: 'local' | 'hosted') {
  served = await startHttpServer(express().use(securityTxt({ mode, appUrl: 'https://app.example' })));
  const answer = await fetch(`${served.url}/.well-known/security.txt`);
  const fields = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2));
  return { type: answer.headers.get('content-type'), fields: Object.fromEntries(fields) };
}

it('names contact, languages and its own URL', async () => {
  expect(await ask('hosted')).toEqual({
    type: 'text/plain; charset=utf-8',
    fields: {
      Contact: `mailto:${product.contact}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en',
      Canonical: 'https://app.example/.well-known/security.txt',
    },
  });
});

it('has no URL of its own in local mode', async () => {
  expect((await ask('local')).fields).not.toHaveProperty('Canonical');
});

it('is never expired, and never valid for more than a year, however long the server runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 11, 31, 23, 59) });
  const days = (Date.parse((await ask('local')).fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
