import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { translatedLanguages } from '#tests/support/translated-languages.ts';
import { ApiError, tooManyRequests } from '../config/api-error.ts';
import { errorHandler, notFound, type SendErrorPage } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { requestContext } from './request-context.ts';

let served: HttpServer | undefined;
let log = '';

afterEach(async () => {
  await served?.stop();
  log = '';
});

function appendToLog(line: string) {
  log += line;
}

async function serve(sendPage?: SendErrorPage, trustProxy: boolean | number = false) {
  const logger = createLogger({ level: 'info', stream: { write: appendToLog } });
  const app = express().set('trust proxy', trustProxy);
  app.use(requestContext({ logger }));
  app.get('/api/forbidden', () => {
    throw new ApiError(403, 'RESOURCE_NOT_ALLOWED', { resource: 'manager' });
  });
  app.get('/api/limited', () => {
    throw tooManyRequests(12.3);
  });
  app.get(['/api/broken', '/broken'], () => {
    throw new Error('the password is hunter2, otp=S3CRET');
  });
  app.get('/api/deadlock', () => {
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    throw new Error('Failed query', { cause });
  });
  app.post('/api/json', express.json({ limit: 100 }), (req, res) => void res.json(req.body));
  app.use(notFound());
  app.use(errorHandler({ logger, sendPage }));
  served = await startHttpServer(app);
  return served.url;
}

describe('an API failure', () => {
  it('has code, translated message and data, and is never cached', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/api/forbidden`);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      code: 'RESOURCE_NOT_ALLOWED',
      message: 'You are not allowed to access resource: manager',
      data: { resource: 'manager' },
    });
  });

  it('is in the language of the client', async () => {
    const url = await serve();
    const messages = new Map<string, string>();
    for (const language of languages) {
      const answer = await fetch(`${url}/api/limited`, { headers: { 'accept-language': language } });
      expect(answer.headers.get('content-language')).toBe(language);
      messages.set(language, (await answer.json()).message);
    }
    const translated = translatedLanguages('errors');
    expect(new Set(translated.map((language) => messages.get(language))).size).toBe(translated.length);
  });

  it('has a wait in whole seconds', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/api/limited`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('13');
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 13 } });
  });

  it('hides the cause and logs it under the id of the request, without secrets', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/api/broken?token=S3CRET`);
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(body).code).toBe('INTERNAL_SERVER_ERROR');
    expect(body).not.toContain('hunter2');
    const id = answer.headers.get('x-request-id') ?? 'none';
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.find((line) => line.err)?.requestId).toBe(id);
    expect(lines.find((line) => line.url)).toMatchObject({ requestId: id, status: 500, method: 'GET' });
    expect(log).not.toContain('S3CRET');
  });

  it('asks to come again where two transactions were in each other’s way', async () => {
    const answer = await fetch(`${await serve()}/api/deadlock`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('a page failure', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('is rendered as a page for browsers, and never below /api', async () => {
    const url = await serve((_req, res, error) => {
      res.status(error.status).type('html').send(`<h1>${error.status}</h1>`);
    });
    expect(await (await fetch(`${url}/nothing`, { headers: html })).text()).toBe('<h1>404</h1>');
    expect((await (await fetch(`${url}/nothing`)).json()).code).toBe('NOT_FOUND');
    expect((await (await fetch(`${url}/api/nothing`, { headers: html })).json()).code).toBe('NOT_FOUND');
  });

  it('falls back to JSON when the page renderer fails', async () => {
    const url = await serve(() => {
      throw new Error('no template');
    });
    const answer = await fetch(`${url}/broken`, { headers: html });
    expect(answer.status).toBe(500);
    expect((await answer.json()).code).toBe('INTERNAL_SERVER_ERROR');
    expect(log).toContain('no template');
  });
});

describe('the id of a request', () => {
  it('is taken from a proxy only if that proxy is trusted', async () => {
    const headers = { 'x-request-id': 'from-proxy-1' };
    const untrusted = await fetch(`${await serve()}/x`, { headers });
    expect(untrusted.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await served?.stop();
    const trusted = await fetch(`${await serve(undefined, 1)}/x`, { headers });
    expect(trusted.headers.get('x-request-id')).toBe('from-proxy-1');
    const odd = await fetch(`${served?.url}/x`, { headers: { 'x-request-id': 'a b' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
