import { os } from '@orpc/server';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { startHttpServer } from '#tests/support/http-server.ts';
import type { ApiContext } from '../api/api-context.ts';
import { rpcHandler } from './rpc-handler.ts';

const read = os.$context<ApiContext>().route({ method: 'GET' });
const router = {
  text: read.handler(() => 'two\nlines'),
  nothing: read.handler(() => undefined),
  file: read.handler(() => new Blob(['a,b'], { type: 'text/csv' })),
};
const createContext = () => ({ language: 'en' }) as ApiContext;
const served = await startHttpServer(express().use(rpcHandler({ router, createContext })));
afterAll(() => served.stop());

async function call(id: string, payload: object) {
  const response = await fetch(`${served.url}/${id}?payload=${encodeURIComponent(JSON.stringify(payload))}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

it('answers a text as JSON, and as it is where raw is asked for', async () => {
  expect(await call('text', {})).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    text: '"two\\nlines"',
  });
  expect(await call('text', { raw: true })).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: 'two\nlines',
  });
});

it('answers a file as it is', async () => {
  expect(await call('file', {})).toEqual({ status: 200, type: 'text/csv; charset=utf-8', text: 'a,b' });
});

it('answers nothing with 204', async () => {
  expect(await call('nothing', {})).toMatchObject({ status: 204, text: '' });
});
