import { afterAll, describe, expect, it } from 'vitest';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com,other@example.com' });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
const other = await signInUser(server, 'other@example.com', 'Yusuf Haddad');
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

const call = (visitor: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  visitor.request(method, `${server.url}/api/repositories${path}`, body);

const create = async (name: string) =>
  (await call(admin, 'POST', '', { name, link: 'git.example/x' })).body as Record<string, string>;

const activityOf = async (id: string | undefined) =>
  (await call(admin, 'GET', `/${id}/activity`)).body.items as {
    action: string;
    actor: { name: string };
    data: unknown;
  }[];

describe('creating a repository', () => {
  it('stores what was written, completed and trimmed, and tells who did it', async () => {
    const { status, body } = await call(admin, 'POST', '', {
      name: ' Lantern ',
      link: 'git.example/lantern',
      description: ' ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Lantern',
      link: 'https://git.example/lantern',
      description: null,
      updatedAt: body.createdAt,
    });
    expect((await call(user, 'GET', `/${body.id}`)).body).toEqual(body);
    expect(await activityOf(body.id)).toMatchObject([
      { action: 'repository.created', actor: { name: 'Amina Wanjiru' }, data: null },
    ]);
  });

  it('names each faulty field', async () => {
    const { status, body } = await call(admin, 'POST', '', { name: '', link: 'javascript:alert(1.0)' });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.data.fields)).toEqual(['name', 'link']);
  });

  it('puts a taken name on the field, in any case, in the language of the caller', async () => {
    await create('Straße');
    const other = new Browser(server.url);
    other.cookies.set('i18next', otherLanguage);
    for (const [name, value] of admin.cookies) other.cookies.set(name, value);
    const { status, body } = await call(other, 'POST', '', { name: 'STRAßE', link: 'git.example' });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(body.data).toEqual({
      fields: { name: textIn(otherLanguage, 'repositories.validation.name.used') },
    });
    const accents = await call(admin, 'POST', '', { name: 'Strasse', link: 'git.example' });
    expect(accents.status).toBe(200);
  });

  it('lets one of two through that choose a name at the same moment, and records one event', async () => {
    const answers = await Promise.all(
      ['Same', 'same', 'SAME', 'sAmE'].map((name) => call(admin, 'POST', '', { name, link: 'git.example' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const created = answers.find(({ status }) => status === 200)?.body;
    expect(await activityOf(created.id)).toHaveLength(1);
  });
});

describe('changing a repository', () => {
  it('moves its version on, and tells which fields changed', async () => {
    const { id, updatedAt } = await create('Compass');
    const { status, body } = await call(admin, 'PUT', `/${id}`, {
      name: 'Compass',
      link: 'https://git.example/compass',
      description: 'Finds the way',
      expectedUpdatedAt: updatedAt,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'Compass', description: 'Finds the way' });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(updatedAt ?? ''));
    expect((await activityOf(id))[0]).toMatchObject({
      action: 'repository.updated',
      data: { fields: ['link', 'description'] },
    });
  });

  it('leaves everything as it is when nothing changed', async () => {
    const before = await create('Still');
    const { id, name, link, updatedAt } = before;
    const { body } = await call(admin, 'PUT', `/${id}`, { name, link, expectedUpdatedAt: updatedAt });
    expect(body).toEqual(before);
    expect(await activityOf(id)).toHaveLength(1);
  });

  it('shows who changed it meanwhile and what stands there now', async () => {
    const { id, updatedAt } = await create('Harbour');
    const change = { link: 'git.example', expectedUpdatedAt: updatedAt };
    const first = await call(other, 'PUT', `/${id}`, { name: 'Harbour 2', ...change });
    const second = await call(admin, 'PUT', `/${id}`, { name: 'Harbour 3', ...change });
    expect([second.status, second.body.code]).toEqual([409, 'RECORD_CHANGED']);
    expect(second.body.data).toMatchObject({
      current: first.body,
      changedBy: { name: 'Yusuf Haddad', image: null },
    });
    const again = { name: 'Harbour 3', link: 'git.example', expectedUpdatedAt: first.body.updatedAt };
    expect((await call(admin, 'PUT', `/${id}`, again)).body.name).toBe('Harbour 3');
  });

  it('lets one of two through that save at the same moment', async () => {
    const { id, updatedAt } = await create('Race');
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        call(n === 1 ? admin : other, 'PUT', `/${id}`, {
          name: `Race ${n}`,
          link: 'git.example',
          expectedUpdatedAt: updatedAt,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('puts a taken name on the field', async () => {
    await create('Taken');
    const { id, updatedAt } = await create('Free');
    const { status, body } = await call(admin, 'PUT', `/${id}`, {
      name: 'taken',
      link: 'git.example',
      expectedUpdatedAt: updatedAt,
    });
    expect([status, body.data]).toEqual([422, { fields: { name: 'Name already used' } }]);
  });

  it.each(['nothing', crypto.randomUUID()])('finds nothing at the id %s', async (id) => {
    const change = { name: 'x', link: 'git.example', expectedUpdatedAt: new Date().toISOString() };
    const answers = await Promise.all([
      call(admin, 'PUT', `/${id}`, change),
      call(admin, 'GET', `/${id}`),
      call(admin, 'GET', `/${id}/activity`),
      call(admin, 'DELETE', `/${id}`),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'RECORD_NOT_FOUND']);
    }
  });
});
