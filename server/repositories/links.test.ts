import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';

let server: UsersServer;
beforeAll(async () => {
  server = await startUsersServer();
});
afterAll(() => server?.stop());

const add = (link: string) =>
  server.call(server.admin, 'POST', '/repositories', { name: `r ${crypto.randomUUID()}`, link });

/** URLs that a browser would not open as a page of the displayed host, and other text. */
const unsafe = [
  'javascript:alert(1)//a.b',
  'JaVaScRiPt:alert(1)//a.b',
  'java\tscript:alert(1)//a.b',
  ' \u0001javascript:alert(1)//a.b',
  'data:text/html,<script>alert(1)</script>.b',
  'vbscript:msgbox(1).b',
  'file:///etc/passwd.b',
  'blob:https://a.b/c',
  'ftp://a.b',
  'mailto:a@b.example',
  'https://good.example@evil.example',
  'https://good.example:password@evil.example/',
  'https:\\\\evil.example',
  'https://good.example\\@evil.example',
  'https://good.example\r\n.evil.example',
  'https:///evil.example',
  'https://%00.example',
  'https://a b.example',
  'http://[::1',
  'https://.',
];

describe('the link of a repository', () => {
  it.each(unsafe)('rejects %j', async (link) => {
    const { status, body } = await add(link);
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, ['link']]);
  });

  it('stores letters of every script as typed, so that the displayed name is the typed one', async () => {
    const { status, body } = await add('https://аpple.example/ü');
    expect([status, body.link]).toEqual([200, 'https://аpple.example/ü']);
  });
});
