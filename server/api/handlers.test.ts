import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, operations } from '#contract/api/list-operations.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { type TestedFeature, testedFeatures } from '#tests/support/tested-features.ts';

/** Input for every operation, or what makes one that was not used up yet; one without an entry fails below. */
const inputs: Record<string, unknown> = {
  init: undefined,
  'onboarding.complete': { name: 'Amina Wanjiru' },
  'home.read': undefined,
  'dashboard.read': {},
  'dashboard.dismissFirstSteps': undefined,
  'apiDocumentation.read': undefined,
  'account.read': undefined,
  'account.changeName': { name: 'Amina Wanjiru' },
  'account.setLanguage': { language: 'en' },
  'account.uploadPicture': { content: 'AA==' },
  'account.removePicture': undefined,
  'account.requestEmailChange': { newEmail: 'admin@example.com' },
  'account.changeEmail': { newEmail: 'new@example.com', code: 'AAAAAA', currentCode: 'AAAAAA' },
  'account.sessions': undefined,
  'account.revokeSession': { id: 'gone' },
  'account.revokeOtherSessions': undefined,
  'account.unlink': { providerId: 'oidc' },
  'account.download': undefined,
  'account.requestDeletion': undefined,
  'account.delete': { code: 'AAAAAA' },
  'users.list': { searchTerm: 'ada', role: 'user', state: 'active', sort: 'name' },
  'users.count': { searchTerm: 'ada', state: 'active,banned' },
  'users.read': async () => ({ id: await someUser() }),
  'users.activity': async () => ({ id: await someUser() }),
  'users.create': () => newUser(),
  'users.update': async () => {
    const { body } = await admin.request('GET', `${server.url}/api/users/${await someUser()}`);
    return { id: body.id, name: 'Ada Byron', language: 'en', expectedUpdatedAt: body.updatedAt };
  },
  'users.setRoles': async () => ({ id: await someUser(), roles: ['user', 'admin'] }),
  'users.ban': async () => ({ id: await someUser(), reason: 'spam', until: null }),
  'users.banMany': async () => ({ ids: [await someUser(), await someUser()], reason: 'spam' }),
  'users.unban': async () => ({ id: await someUser() }),
  'users.unbanMany': async () => ({ ids: [await someUser()] }),
  'users.impersonate': async () => {
    await admin.post('/admin/stop-impersonating');
    return { id: await someUser() };
  },
  'users.delete': async () => ({ id: await someUser() }),
  'users.sessions': async () => ({ id: await someUser() }),
  'users.revokeSession': async () => {
    const id = await someUser();
    await server.database.sql`insert into sessions (id, token, user_id, expires_at)
      values (${`session of ${id}`}, ${id}, ${id}, now() + interval '1 day')`;
    return { id, sessionId: `session of ${id}` };
  },
  'users.revokeSessions': async () => ({ id: await someUser() }),
  'users.revokeMany': async () => ({ ids: [await someUser()] }),
  'users.dashboard': {},
  'users.signUps': { since: '2026-01-01T00:00:00Z' },
  'jobs.list': {},
  'jobs.kinds': {},
  'jobs.run': () => ({ name: 'app.clean-up' }),
  'jobs.retry': { ids: [crypto.randomUUID()] },
  'jobs.discard': { ids: [crypto.randomUUID()] },
  ...Object.fromEntries(testedFeatures.flatMap(featureInputs)),
};

function featureInputs({ name, inputs }: TestedFeature): [string, unknown][] {
  const own = inputs({ server: () => server, admin: () => admin });
  return Object.entries(own).map(([operation, input]) => [`${name}.${operation}`, input]);
}

/** What is refused to that input, because done it could not be done again: REST and RPC say the same. */
const refusals: Record<string, number> = {
  'account.uploadPicture': 422,
  'account.requestEmailChange': 422,
  'account.changeEmail': 400,
  'account.unlink': 404,
  'account.requestDeletion': 400,
  'account.delete': 400,
  ...Object.fromEntries(
    testedFeatures.flatMap(({ name, refusals = {} }) =>
      Object.entries(refusals).map(([operation, status]) => [`${name}.${operation}`, status]),
    ),
  ),
};

async function inputFor({ id }: Operation): Promise<unknown> {
  const input = inputs[id];
  return typeof input === 'function' ? input() : input;
}

function newUser() {
  return { email: `${crypto.randomUUID()}@example.com`, name: 'Ada Lovelace', roles: ['user'] };
}

async function someUser(): Promise<string> {
  return (await admin.request('POST', `${server.url}/api/users`, newUser())).body.id;
}

const server = await startTestServer({
  ADMIN_EMAILS: 'admin@example.com',
  API_DOCUMENTATION: 'admins',
});
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

/** Who began to act as somebody is himself again in the next test. */
let ownCookies: [string, string][] | undefined;
beforeEach(() => {
  ownCookies ??= [...admin.cookies];
  admin.cookies.clear();
  for (const [name, value] of ownCookies) admin.cookies.set(name, value);
});

/** The moment of reading differs between two calls. */
function withoutMoment({ readAt: _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return body;
}

/** Parts of the input stand in the path, the others in the query of a GET or else in the body. */
function byRest(visitor: Browser, { method, path }: Operation, input: unknown): Promise<Answer> {
  const rest: Record<string, unknown> = { ...(input as object) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET' && method !== 'HEAD')
    return visitor.request(method, `${server.url}/api${filled}`, rest);
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return visitor.request(method, `${server.url}/api${filled}?${query}`);
}

function byFunction(visitor: Browser, id: string, data: unknown, context?: object): Promise<Answer> {
  return visitor.request('POST', `${server.url}/api/fn/${id}`, { data, context });
}

function byQuery(visitor: Browser, id: string, data?: unknown): Promise<Answer> {
  const payload = new URLSearchParams({ payload: JSON.stringify({ data }) });
  return visitor.request('GET', `${server.url}/api/fn/${id}?${payload}`);
}

describe('the handlers of the contract', () => {
  it('has an input to try for every operation', () => {
    expect(Object.keys(inputs).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(operations)('answers alike at REST and RPC: $id', async (operation) => {
    const input = await inputFor(operation);
    const rest = await byRest(admin, operation, input);
    const queried = await byQuery(admin, operation.id, input);
    const again = await inputFor(operation);
    const posted = await byFunction(admin, operation.id, again);
    const status = refusals[operation.id] ?? 200;
    expect([rest.status, posted.status]).toEqual([status, status]);
    // Of two records that one input each made, the answers are alike in their shape only.
    if (again === input) expect(withoutMoment(posted.body)).toEqual(withoutMoment(rest.body));
    else expect(Object.keys(posted.body)).toEqual(Object.keys(rest.body));
    if (operation.method === 'GET') expect(withoutMoment(queried.body)).toEqual(withoutMoment(rest.body));
    else expect([queried.status, queried.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each(operations.filter(({ method }) => method !== 'GET'))(
    'writes nothing on HEAD: $id',
    async (operation) => {
      const payload = new URLSearchParams({
        payload: JSON.stringify({ data: await inputFor(operation) }),
      });
      const atDoor = await admin.request('HEAD', `${server.url}/api/fn/${operation.id}?${payload}`);
      expect([atDoor.status, atDoor.headers.get('allow')]).toEqual([405, 'POST']);
      const asked = await fetch(`${server.url}/api/fn/${operation.id}`, { method: 'OPTIONS' });
      expect(asked.headers.get('allow')).toBe('POST');
      // Where the same path is read by GET, HEAD reads it, too.
      const address = `${server.url}/api${operation.path}`;
      const [read, atRest] = [await admin.request('GET', address), await admin.request('HEAD', address)];
      expect([atRest.status, atRest.body]).toEqual([read.status, '']);
    },
  );

  it.each(operations.filter(({ method }) => method === 'GET'))(
    'answers HEAD as GET, without a body: $id',
    async (operation) => {
      const input = await inputFor(operation);
      const address = `${server.url}/api/fn/${operation.id}`;
      const payload = new URLSearchParams({ payload: JSON.stringify({ data: input }) });
      const atDoor = await admin.request('HEAD', `${address}?${payload}`);
      expect([atDoor.status, atDoor.body]).toEqual([200, '']);
      expect((await fetch(address, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, POST');
      const atRest = await byRest(admin, { ...operation, method: 'HEAD' }, input);
      expect([atRest.status, atRest.body]).toEqual([200, '']);
    },
  );

  it.each(operations.filter(({ id, meta }) => id !== 'init' && !meta.isPublic))(
    'is closed to strangers at both: $id',
    async (operation) => {
      const stranger = new Browser(server.url);
      const input = await inputFor(operation);
      const rest = await byRest(stranger, operation, input);
      const posted = await byFunction(stranger, operation.id, input);
      expect([rest.status, rest.body.code]).toEqual([401, 'UNAUTHORIZED']);
      expect([posted.status, posted.body]).toEqual([401, rest.body]);
    },
  );

  it('names the field and the rule of wrong input, in the language of the call', async () => {
    const english = await byRest(
      admin,
      operations.find(({ id }) => id === 'onboarding.complete') as Operation,
      {
        name: ' ',
      },
    );
    expect(english.status).toBe(422);
    expect(english.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { fields: { name: 'Name is required' } },
    });
    const context = { language: otherLanguage };
    const other = await byFunction(admin, 'onboarding.complete', { name: ' ' }, context);
    expect(other.body.data.fields.name).toBe(textIn(otherLanguage, 'validation.name.required'));
  });

  it.each(['nothing', 'constructor', '__proto__', 'home', 'home.read.more', 'home.constructor'])(
    'knows no function %s',
    async (id) => {
      const answer = await byFunction(admin, id, undefined);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(['{', '[]', '"text"', '{"context":{"language":"xx"}}'])(
    'refuses the payload %s',
    async (payload) => {
      const answer = await admin.request(
        'GET',
        `${server.url}/api/fn/init?${new URLSearchParams({ payload })}`,
      );
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('refuses a body that is no JSON, in the language of the caller', async () => {
    for (const path of ['/api/onboarding', '/api/fn/onboarding.complete']) {
      const { host, port } = new URL(server.url);
      const answer = await sendRaw({
        port: Number(port),
        path,
        method: 'POST',
        headers: { host, 'content-type': 'application/json', 'accept-language': otherLanguage },
        body: '{"name":',
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({
        code: 'BAD_REQUEST',
        message: textIn(otherLanguage, 'errors.BAD_REQUEST'),
      });
    }
  });

  it('reads a missing field as missing', async () => {
    const answer = await byFunction(admin, 'onboarding.complete', {});
    expect(answer.body.data.fields).toEqual({ name: 'Name is required' });
  });

  it('asks for onboarding before anything else, and then for the permission', async () => {
    const visitor = new Browser(server.url);
    const email = 'new@example.com';
    await visitor.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await visitor.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
    const before = await byFunction(visitor, 'dashboard.read', {});
    expect([before.status, before.body.code]).toEqual([403, 'ONBOARDING_REQUIRED']);
    await byFunction(visitor, 'onboarding.complete', { name: 'Neema Otieno' });
    const after = await byFunction(visitor, 'dashboard.read', {});
    expect([after.status, after.body.code]).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    expect(after.body.message).toBe('You are not allowed to access resource: apps, user');
    expect((await byFunction(visitor, 'home.read', undefined)).status).toBe(200);
  });
});
