import type { Cookie } from 'playwright';
import { demoAccounts } from '../../contract/demo.ts';
import type { Browser } from '../../tests/support/browser.ts';
import { testSecret } from '../../tests/support/server-process.ts';
import { signInUser } from '../../tests/support/sign-in-user.ts';
import type { Viewer } from './screen.ts';
import type { Origin, Origins } from './start-origins.ts';

/** The cookies of each viewer. */
export type Sessions = Readonly<Record<Viewer, Pick<Cookie, 'name' | 'value'>[]>>;

/** A browser that the list of devices knows by its name. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A user of the demo who has not entered a name yet. */
const newcomer = 'neema@baobab.example';

/** Signs in all viewers. */
export async function signInViewers({ product, demo }: Origins): Promise<Sessions> {
  const { admin, user } = demoAccounts;
  const impersonator = await signIn(product, 'layla@souk.example');
  const { status } = await impersonator.request(
    'POST',
    `${product.url}/api/users/${user.id}/impersonate`,
    {},
  );
  if (status !== 200) throw new Error(`impersonation was answered with ${status}`);
  const sessions = {
    anonymous: [],
    newcomer: cookiesOf(await signIn(product, newcomer)),
    user: cookiesOf(await signIn(product, user.email)),
    admin: cookiesOf(await signIn(product, admin.email)),
    'acting-admin': cookiesOf(impersonator),
    'demo-anonymous': [],
    'demo-admin': cookiesOf(await signIn(demo, admin.email)),
  };
  await product.database.sql`update users set name = '', onboarded_at = null where email = ${newcomer}`;
  return sessions;
}

async function signIn({ url, database }: Origin, email: string): Promise<Browser> {
  const mode = { mode: 'local', signUp: 'open' } as const;
  const environment = { ...mode, adminEmails: [], appUrl: url, authSecret: testSecret };
  const browser = await signInUser({ url, database, environment }, email);
  await database.sql`update sessions set user_agent = ${userAgent} where user_agent = 'node'`;
  browser.headers = { 'user-agent': userAgent };
  return browser;
}

const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => ({ name, value }));
