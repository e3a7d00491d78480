import { afterAll, describe, expect, it } from 'vitest';
import { unsafeLinks } from '#tests/support/unsafe-links.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

const add = (link: string) =>
  server.call(server.admin, 'POST', '/repositories', { name: `r ${crypto.randomUUID()}`, link });

describe('the link of a repository', () => {
  it.each(unsafeLinks)('rejects %j', async (link) => {
    const { status, body } = await add(link);
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, ['link']]);
  });

  it('stores letters of every script as typed, so that the displayed name is the typed one', async () => {
    const { status, body } = await add('https://аpple.example/ü');
    expect([status, body.link]).toEqual([200, 'https://аpple.example/ü']);
  });
});
