import { expect, it, onTestFinished } from 'vitest';
import { product } from '#contract/product.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

it('is done with the first repository; once all steps are done they are over for good', async () => {
  const { isNamed } = product;
  Object.assign(product, { isNamed: false });
  onTestFinished(() => void Object.assign(product, { isNamed }));
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { sql } = server.database;
  const admin = await signInUser(server, 'first@example.com');
  const read = async () => (await admin.request('GET', `${server.url}/api/dashboard`)).body.firstSteps;
  expect((await read()).done).toEqual(['mail']);
  await sql`insert into repositories (name, link) values ('First', 'https://git.example')`;
  expect((await read()).done).toEqual(['repository', 'mail']);
  await signInUser(server, 'second@example.com');
  expect((await read()).done.toSorted()).toEqual(['invite', 'mail', 'repository']);
  Object.assign(product, { isNamed: true });
  expect(await read()).toBeNull();
  await sql`delete from repositories`;
  expect(await read()).toBeNull();
});
