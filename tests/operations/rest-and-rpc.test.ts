import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import type { Answer } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { inputFor, operationInputs, refusals } from './inputs.ts';

const server = await startUsersServer();
const { admin } = server;
afterAll(() => server.stop());

/** Ends an impersonation by the test before. */
const ownCookies = [...admin.cookies];
beforeEach(() => {
  admin.cookies.clear();
  for (const [name, value] of ownCookies) admin.cookies.set(name, value);
});

/** Two calls read at different moments. */
const withoutMoment = ({ readAt: _, ...body }: Record<string, unknown>) => body;

/** Fills the parameters of the path. The rest of the input becomes the query of a GET, or else the body. */
function byRest({ method, path }: Operation, input: unknown): Promise<Answer> {
  const rest: Record<string, unknown> = { ...(input as object) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = `${server.url}/api${filled}`;
  if (method !== 'GET' && method !== 'HEAD') return admin.request(method, url, rest);
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return admin.request(method, `${url}?${query}`);
}

const urlOf = (id: string, data?: unknown) =>
  `${server.url}/api/fn/${id}?${new URLSearchParams({ payload: JSON.stringify({ data }) })}`;

const byFunction = (id: string, data: unknown, context?: object): Promise<Answer> =>
  admin.request('POST', `${server.url}/api/fn/${id}`, { data, context });

it('every operation has an input', () => {
  const inputs = operationInputs({ server: () => server, admin: () => admin });
  expect(Object.keys(inputs).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe('REST and RPC give the same answer', () => {
  it.each(operations.filter(({ method }) => method === 'GET'))('to a read: $id', async (operation) => {
    const { id } = operation;
    const input = await inputFor(operation, server, admin);
    const [rest, queried, posted, ...heads] = await Promise.all([
      byRest(operation, input),
      admin.request('GET', urlOf(id, input)),
      byFunction(id, input),
      admin.request('HEAD', urlOf(id, input)),
      byRest({ ...operation, method: 'HEAD' }, input),
    ]);
    expect([rest.status, queried.status, posted.status]).toEqual([200, 200, 200]);
    expect(withoutMoment(posted.body)).toEqual(withoutMoment(rest.body));
    expect(withoutMoment(queried.body)).toEqual(withoutMoment(rest.body));
    expect(heads.map(({ status, body }) => [status, body])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect(await allowedMethods(id)).toBe('GET, HEAD, POST');
  });

  it.each(operations.filter(({ method }) => method !== 'GET'))(
    'to a write, which GET and HEAD refuse: $id',
    async (operation) => {
      const { id } = operation;
      const input = await inputFor(operation, server, admin);
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await admin.request(method, urlOf(id, input));
        expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
      }
      expect(await allowedMethods(id)).toBe('POST');
      const rest = await byRest(operation, input);
      const again = await inputFor(operation, server, admin);
      const posted = await byFunction(id, again);
      const status = refusals[id] ?? 200;
      expect([rest.status, posted.status]).toEqual([status, status]);
      // Answers about two records differ in their values.
      if (again === input) expect(withoutMoment(posted.body)).toEqual(withoutMoment(rest.body));
      else expect(Object.keys(posted.body)).toEqual(Object.keys(rest.body));
    },
  );

  const allowedMethods = async (id: string) =>
    (await fetch(`${server.url}/api/fn/${id}`, { method: 'OPTIONS' })).headers.get('allow');

  it('to HEAD as to GET at the path of every write', async () => {
    const paths = new Set(operations.filter(({ method }) => method !== 'GET').map(({ path }) => path));
    const answers = await Promise.all(
      [...paths].map(async (path) => {
        const read = await admin.request('GET', `${server.url}/api${path}`);
        const head = await admin.request('HEAD', `${server.url}/api${path}`);
        return [path, read.status, head.status, head.body];
      }),
    );
    expect(answers).toEqual(answers.map(([path, status]) => [path, status, status, '']));
  });
});

describe('a call that is no valid one', () => {
  it('gets the field and the rule, in its language', async () => {
    const rest = await admin.request('POST', `${server.url}/api/onboarding`, { name: ' ' });
    const missing = await byFunction('onboarding.complete', {});
    for (const { status, body } of [rest, missing]) {
      expect([status, body.code, body.data.fields]).toEqual([
        422,
        'VALIDATION_FAILED',
        { name: 'Name is required' },
      ]);
    }
    const other = await byFunction('onboarding.complete', { name: ' ' }, { language: otherLanguage });
    expect(other.body.data.fields.name).toBe(textIn(otherLanguage, 'validation.name.required'));
  });

  it.each(['nothing', 'constructor', '__proto__', 'home', 'home.read.more', 'home.constructor'])(
    'finds no operation %s',
    async (id) => {
      const { status, body } = await byFunction(id, undefined);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(['{', '[]', '"text"', '{"context":{"language":"xx"}}'])(
    'is refused with the payload %s',
    async (payload) => {
      const url = `${server.url}/api/fn/init?${new URLSearchParams({ payload })}`;
      const { status, body } = await admin.request('GET', url);
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it.each(['/api/onboarding', '/api/fn/onboarding.complete'])(
    'is refused at %s with invalid JSON, in the language of the caller',
    async (path) => {
      const { host, port } = new URL(server.url);
      const { status, json } = await sendRaw({
        port: Number(port),
        path,
        method: 'POST',
        headers: { host, 'content-type': 'application/json', 'accept-language': otherLanguage },
        body: '{"name":',
      });
      const message = textIn(otherLanguage, 'errors.BAD_REQUEST');
      expect([status, json]).toEqual([400, { code: 'BAD_REQUEST', message }]);
    },
  );
});
