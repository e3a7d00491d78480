import { afterAll, expect, it } from 'vitest';
import { makeKey } from '#tests/support/api-keys.ts';
import { startHostedServer } from '#tests/support/hosted-server.ts';
import { nextAddress } from '#tests/support/next-address.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { ipRules } from '../../limits/limits.ts';

const server = await startHostedServer({ LOG_LEVEL: 'warn' });
afterAll(() => server.stop());

it('a key is used no more often than one address may ask, from whichever addresses', async () => {
  const ada = await signInUser(server, 'ada@example.com');
  const [busy, other] = [await makeKey(ada), await makeKey(ada)];
  const use = ({ token }: { token: string }) =>
    fetch(`${server.url}/api/repositories/count`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': nextAddress() },
    });
  const { limit } = ipRules('hosted').api;
  const statuses: number[] = [];
  for (let sent = 0; sent < limit; sent += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => use(busy)))).map(({ status }) => status),
    );
  expect(statuses).toEqual(statuses.map(() => 200));
  const refused = await use(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await use(other)).status).toBe(200);
});
