import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feature } from '#tests/features/stock-items.ts';
/*: referredFeatures */
import { type Answer, Browser } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { newRecordId } from '#tests/support/new-record-id.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
let owner: Browser;
let lead: Browser;
let member: Browser;
let other: Browser;
let nobody: Browser;
let organization: string;
let another: string;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
  organization = await addOrganization(server);
  another = await addOrganization(server);
  admin = await signInUser(server, 'admin@example.com');
  owner = await signInMember(server, organization, 'owner@example.com', 'owner');
  lead = await signInMember(server, organization, 'lead@example.com', 'admin');
  member = await signInMember(server, organization, 'member@example.com', 'member');
  other = await signInMember(server, another, 'other@example.com', 'owner');
  nobody = await signInUser(server, 'nobody@example.com');
});
afterAll(() => server?.stop());
beforeEach(() => server.database.sql`truncate stock_items, deleted_records, audit_events cascade`);

const call = (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  browser.request(method, `${server.url}/api/stock-items${path}`, body);

/** Returns valid input for the active organization, in which the user may create the records it refers to. */
async function newInput(browser: Browser): Promise<Record<string, unknown>> {
  const { create } = feature.inputs({ server: () => server, admin: () => browser });
  return (create as () => Record<string, unknown> | Promise<Record<string, unknown>>)();
}

const create = async (browser: Browser, more: object = {}) =>
  call(browser, 'POST', '', { ...(await newInput(browser)), ...more });
const names = async (browser: Browser, query = '') =>
  (await call(browser, 'GET', `?sort=name${query}`)).body.items.map(({ name }: { name: string }) => name);
const statusAndCode = ({ status, body }: Answer) => [status, body.code];
const forbidden = [403, 'RESOURCE_NOT_ALLOWED'];

describe('a stock item of an organization', () => {
  it('is created by owner and admin, in the active one, whatever the input says', async () => {
    for (const [browser, name] of [[owner, 'A'], [lead, 'B']] as const) {
      const { status, body } = await create(browser, { name, organizationId: another });
      expect([status, body.organizationId, body.organization]).toEqual([200, organization, 'Lantern']);
    }
    expect(await names(member)).toEqual(['A', 'B']);
    expect((await call(member, 'GET', '/count')).body).toEqual({ count: 2, exact: true });
    expect([await names(other), await names(admin)]).toEqual([[], []]);
  });

  it('is checked like any other', async () => {
    expect(statusAndCode(await create(owner, { name: '' }))).toEqual([422, 'VALIDATION_FAILED']);
    expect(statusAndCode(await create(owner, { scope: 'a b' }))).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('is read by members, and changed by none of them', async () => {
    const { body } = await create(owner);
    const change = { ...(await newInput(owner)), expectedUpdatedAt: body.updatedAt };
    expect((await call(member, 'GET', `/${body.id}`)).body).toEqual(body);
    expect(statusAndCode(await call(member, 'PUT', `/${body.id}`, change))).toEqual(forbidden);
    expect(statusAndCode(await call(member, 'POST', '/delete', { ids: [body.id] }))).toEqual(forbidden);
    expect(statusAndCode(await call(member, 'POST', '', change))).toEqual(forbidden);
    expect(statusAndCode(await call(member, 'GET', `/${body.id}/activity`))).toEqual(forbidden);
    expect((await call(lead, 'PUT', `/${body.id}`, change)).status).toBe(200);
  });

  it('is missing to others, as one that never was', async () => {
    const { body } = await create(owner);
    const change = { ...(await newInput(other)), expectedUpdatedAt: body.updatedAt };
    for (const id of [body.id, crypto.randomUUID()]) {
      const answers = [await call(other, 'GET', `/${id}`), await call(other, 'PUT', `/${id}`, change)];
      expect(answers.map(statusAndCode)).toEqual(answers.map(() => [404, 'RECORD_NOT_FOUND']));
    }
    await call(other, 'POST', '/delete', { ids: [body.id] });
    expect((await call(owner, 'GET', `/${body.id}`)).body).toEqual(body);
  });

  it('is closed to who is signed out, is in no organization, or is a member no longer', async () => {
    const { body } = await create(owner);
    expect(statusAndCode(await call(new Browser(server.url), 'GET', `/${body.id}`))).toEqual([401, 'UNAUTHORIZED']);
    for (const path of ['', `/${body.id}`])
      expect(statusAndCode(await call(nobody, 'GET', path))).toEqual(forbidden);
    await server.database
      .sql`delete from members where user_id in (select id from users where email = 'lead@example.com')`;
    expect(statusAndCode(await call(lead, 'GET', `/${body.id}`))).toEqual(forbidden);
    await setMember(server, organization, lead, 'admin');
  });

  it('is saved by one of two who save at once', async () => {
    const { body } = await create(owner);
    const change = { ...(await newInput(owner)), name: 'Changed', expectedUpdatedAt: body.updatedAt };
    const answers = await Promise.all(
      [owner, lead].map((browser) => call(browser, 'PUT', `/${body.id}`, change)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  /*if uniques*/

  it.each([
    /*: freshValues */
  ] as const)('has a %s of its own there, and lets another organization have the same', async (field, fresh) => {
    const value = fresh();
    const inputs = [await newInput(owner), await newInput(lead)];
    const answers = await Promise.all(
      [owner, lead].map((browser, place) => call(browser, 'POST', '', { ...inputs[place], [field]: value })),
    );
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([saved?.status, refused?.status]).toEqual([200, 422]);
    expect(refused?.body.data.fields).toEqual({ [field]: 'This value is already used' });
    expect((await create(other, { [field]: value })).status).toBe(200);
  });
  /*end*/
  /*if references*/

  it.each([
    /*: foreignValues */
  ])('refers by %s to nothing of others', async (field, foreign) => {
    const refused = [422, 'VALIDATION_FAILED', [field]];
    const value = await foreign();
    const created = await create(owner, { [field]: value });
    expect([...statusAndCode(created), Object.keys(created.body.data.fields)]).toEqual(refused);
    const { body } = await create(owner);
    const change = { ...(await newInput(owner)), [field]: value, expectedUpdatedAt: body.updatedAt };
    for (const browser of [owner, admin]) {
      const changed = await call(browser, 'PUT', `/${body.id}`, change);
      expect([...statusAndCode(changed), Object.keys(changed.body.data.fields)]).toEqual(refused);
    }
  });
  /*end*/
});

describe('undo', () => {
  it('is offered in the organization of what was deleted, and brings it back there', async () => {
    const { body } = await create(lead);
    const { deletedAt } = (await call(lead, 'POST', '/delete', { ids: [body.id] })).body;
    const deleted = async () => (await call(lead, 'GET', '/deleted')).body.items.length;
    expect(await deleted()).toBe(1);
    await setMember(server, another, lead, 'owner');
    await setActive(server, lead, another);
    expect(await deleted()).toBe(0);
    expect(statusAndCode(await call(lead, 'POST', '/restore', { deletedAt }))).toEqual([404, 'UNDO_NOT_POSSIBLE']);
    await setActive(server, lead, organization);
    await setMember(server, organization, lead, 'member');
    expect(statusAndCode(await call(lead, 'POST', '/restore', { deletedAt }))).toEqual(forbidden);
    await setMember(server, organization, lead, 'admin');
    expect((await call(lead, 'POST', '/restore', { deletedAt })).body.restored).toBe(1);
    expect((await call(member, 'GET', `/${body.id}`)).body).toEqual(body);
  });

  it('ends with the organization, which takes all of its stock items along', async () => {
    const closed = await addOrganization(server);
    await setMember(server, closed, other, 'owner');
    await setActive(server, other, closed);
    const { id } = (await create(other)).body;
    await create(other);
    const { deletedAt } = (await call(other, 'POST', '/delete', { ids: [id] })).body;
    await server.database.sql`delete from organizations where id = ${closed}`;
    expect(await server.database.sql`select from stock_items`).toEqual([]);
    expect((await call(other, 'POST', '/restore', { deletedAt })).status).toBe(403);
    await setActive(server, other, another);
  });
});

describe('who looks after the installation', () => {
  it('sees all where that is asked, and what belongs to none elsewhere', async () => {
    await create(owner, { name: 'A' });
    await create(other, { name: 'B' });
    await create(admin, { name: 'C', scope: 'all' });
    expect(await names(admin)).toEqual(['C']);
    expect(await names(admin, '&scope=all')).toEqual(['A', 'B', 'C']);
    expect((await call(admin, 'GET', '/count?scope=all')).body.count).toBe(3);
    expect(statusAndCode(await call(owner, 'GET', '?scope=all'))).toEqual(forbidden);
    const all = { searchTerm: '', scope: 'all' };
    expect(statusAndCode(await call(owner, 'POST', '/delete', { all }))).toEqual(forbidden);
  });

  it('changes, deletes and brings back any by its id, which stays where it belongs', async () => {
    const { body } = await create(owner);
    const change = { ...(await newInput(owner)), name: 'Changed', expectedUpdatedAt: body.updatedAt };
    const changed = (await call(admin, 'PUT', `/${body.id}`, change)).body;
    expect(changed).toMatchObject({ name: 'Changed', organizationId: organization });
    await call(admin, 'POST', '/delete', { ids: [body.id] });
    expect((await call(admin, 'POST', '/restore', { ids: [body.id] })).body.restored).toBe(1);
    expect((await call(owner, 'GET', `/${body.id}`)).body).toEqual(changed);
    const { items } = (await call(admin, 'GET', `/${body.id}/activity`)).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(
      ['restored', 'deleted', 'updated', 'created'].map((done) => `stockItem.${done}`),
    );
  });
});
