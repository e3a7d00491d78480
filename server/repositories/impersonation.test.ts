import { afterAll, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

it('a repository that an admin creates as somebody is recorded with both', async () => {
  const adaId = await server.addUser({ name: 'Ada Lovelace' });
  const [second, secondId] = await server.signInAdmin('second@example.com');
  await server.call(second, 'POST', `/users/${adaId}/impersonate`, {});
  // Impersonation of an admin ends at once; one by configuration may write, and so may roles of an adopter's own.
  const configured = await startTestServer({
    DATABASE_URL: server.environment.databaseUrl,
    ADMIN_USER_IDS: adaId,
  });
  const acting = new Browser(configured.url);
  for (const [name, value] of second.cookies) acting.cookies.set(name, value);
  const input = { name: 'Lantern', link: 'https://git.example/lantern' };
  const created = await acting.request('POST', `${configured.url}/api/repositories`, input);
  await configured.stop();

  const { body } = await server.call(server.admin, 'GET', `/repositories/${created.body.id}/activity`);
  expect(body.items[0]).toMatchObject({
    action: 'repository.created',
    actor: { id: adaId },
    impersonatedBy: { id: secondId },
  });
});
