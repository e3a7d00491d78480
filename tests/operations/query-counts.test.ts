import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/list-operations.ts';
import { type CountedServer, startCountedServer } from '#tests/support/counted-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { inputFor } from './inputs.ts';

const server: CountedServer = await startCountedServer();
afterAll(() => server.stop());
const admin = await signInUser(server, 'admin@example.com');

/** The statements of a request. The job queue asks for work meanwhile, which is left out. */
async function statementsOf(path: string): Promise<string[]> {
  const address = `${server.url}/api${path}`;
  // The first request of a process may learn what later ones know.
  await admin.request('GET', address);
  server.takeStatements();
  expect((await admin.request('GET', address)).status).toBe(200);
  return server.takeStatements().filter((statement) => !/\bjobs\.job/.test(statement));
}

const recordReads = testedFeatures.flatMap(({ name }) => {
  const read = operations.find(({ id }) => id === `${name}.read`);
  const isOfEntity = operations.some(({ id }) => id === `${name}.restore`);
  return read && isOfEntity ? [read] : [];
});

describe('the database is asked', () => {
  it('once for init: session, user, active organization and roles', async () => {
    expect(await statementsOf('/init')).toHaveLength(1);
  });

  it.each(recordReads)('twice for $id: session and record', async (read) => {
    const { id } = (await inputFor(read, server, admin)) as { id: string };
    expect(await statementsOf(read.path.replace('{id}', id))).toHaveLength(2);
  });
});
