import { json } from 'node:stream/consumers';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { type CheckedAnswer, checkAnswer } from './check-answer.ts';
import { startHttpServer } from './http-server.ts';

const rename = { method: 'PUT', path: '/api/account/name' };
const signIn = { method: 'POST', path: '/api/auth/sign-in/email-otp' };
const callback = { method: 'GET', path: '/api/auth/callback/github' };
const unknown = { method: 'GET', path: '/api/nothing' };

const moment = '2026-01-01T00:00:00.000Z';
const user = {
  id: 'u',
  name: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  createdAt: moment,
  updatedAt: moment,
};
const refusal = { code: 'NOT_FOUND', message: 'This could not be found' };

function check({
  body,
  ...answer
}: Partial<CheckedAnswer> & { method: string; path: string; body?: unknown }) {
  checkAnswer({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify(body),
    ...answer,
  });
}

describe('an answer as documented', () => {
  it.each([
    { ...rename, body: { name: 'Ada' } },
    { method: 'POST', path: '/api/fn/account.changeName', body: { name: 'Ada' } },
    { method: 'GET', path: '/api/fn/account.read', status: 401, body: refusal },
    { ...signIn, body: { user } },
    { ...callback, status: 302, contentType: 'text/plain', text: 'Found' },
    {
      method: 'GET',
      path: '/api/users/export?role=admin',
      contentType: 'text/csv; charset=utf-8',
      text: 'a,b',
    },
    { method: 'HEAD', path: '/api/init', text: '' },
    { ...unknown, status: 404, body: refusal },
    { method: 'GET', path: '/login', status: 418, contentType: null, text: 'a page' },
  ])('passes: $method $path $status', (answer) => {
    expect(() => check(answer)).not.toThrow();
  });
});

describe('an answer', () => {
  it.each([
    ['a field too many', { ...rename, body: { name: 'Ada', search: 'ada' } }, 'additional properties'],
    ['one field too few', { ...rename, body: {} }, "required property 'name'"],
    ['another type', { ...rename, body: { name: 1 } }, 'body/name must be string'],
    ['nothing', { ...rename, body: null }, 'body must be object'],
    ['another status', { ...rename, status: 201, body: { name: 'Ada' } }, 'status is not documented'],
    ['another content type', { ...rename, contentType: 'text/html', text: 'Ada' }, 'content type is not'],
    ['no content type', { ...rename, contentType: null, text: '' }, 'content type is not'],
    ['a redirect', { ...rename, status: 302, contentType: 'text/plain', text: 'Found' }, 'status is not'],
    ['a token', { ...signIn, body: { token: 'secret', user } }, 'additional properties'],
    ['a password', { ...signIn, body: { user: { ...user, password: 'hash' } } }, 'body/user must NOT have'],
    [
      'no date',
      { ...signIn, body: { user: { ...user, createdAt: 'today' } } },
      'must match format "date-time"',
    ],
    ['a place unknown to all documents', { ...unknown, body: {} }, 'no API document names'],
    ['a refusal of another shape', { ...unknown, status: 404, body: { error: 'nothing' } }, "'code'"],
    ['a refusal as a page', { ...rename, status: 500, contentType: 'text/html', text: 'Oh' }, 'content type'],
    [
      'a refusal that tells too much',
      { ...rename, status: 500, body: { ...refusal, data: { query: 'select 1' } } },
      'body/data must NOT have additional properties',
    ],
  ])('with %s fails', (_, answer, fault) => {
    expect(() => check(answer)).toThrow(fault);
  });
});

it('is held against the documents by every browser of the tests', async () => {
  const app = express().put('/api/account/name', async (req, res) => {
    res.json(await json(req));
  });
  const served = await startHttpServer(app);
  try {
    const browser = new Browser(served.url);
    const rename = (body: object) => browser.request('PUT', `${served.url}/api/account/name`, body);
    expect((await rename({ name: 'Ada' })).status).toBe(200);
    await expect(rename({ name: 'Ada', password: 'hash' })).rejects.toThrow('additional properties');
  } finally {
    await served.stop();
  }
});
