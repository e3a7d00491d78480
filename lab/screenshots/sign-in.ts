import { type APIRequestContext, type BrowserContextOptions, request } from 'playwright';
import { demoAccounts } from '../../contract/demo.ts';
import type { Viewer } from './screen.ts';
import type { Origin, Origins } from './start-origins.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The cookies with which each viewer looks. */
export type Sessions = Readonly<Record<Viewer, StorageState>>;

/** A browser that people know: it is named on their list of devices. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Somebody in the records of the demo who has not said the own name yet. */
const newcomer = 'neema@baobab.example';

/** Signs in everybody who looks. */
export async function signInViewers({ product, demo }: Origins): Promise<Sessions> {
  const { admin, user } = demoAccounts;
  const signIn = (origin: Origin, email: string) => enter(origin, email).then(takeCookies);
  const nobody = { cookies: [], origins: [] };
  return {
    anonymous: nobody,
    newcomer: await signIn(product, newcomer),
    user: await signIn(product, user.email),
    admin: await signIn(product, admin.email),
    'acting-admin': await actAs(product, 'layla@souk.example', user.id),
    'demo-anonymous': nobody,
    'demo-admin': await signIn(demo, admin.email),
  };
}

/** Signs in by a code, which the demo tells and the product sends. */
async function enter(origin: Origin, email: string): Promise<APIRequestContext> {
  const client = await request.newContext({
    baseURL: origin.url,
    userAgent,
    extraHTTPHeaders: { origin: origin.url },
  });
  const { code } = await post(client, '/api/auth/email-otp/send-verification-otp', {
    email,
    type: 'sign-in',
  });
  await post(client, '/api/auth/sign-in/email-otp', {
    email,
    otp: code ?? (await readCode(client, email)),
  });
  return client;
}

async function actAs(origin: Origin, adminEmail: string, userId: string): Promise<StorageState> {
  const admin = await enter(origin, adminEmail);
  await post(admin, `/api/users/${userId}/impersonate`, {});
  return takeCookies(admin);
}

async function takeCookies(client: APIRequestContext): Promise<StorageState> {
  const state = await client.storageState();
  await client.dispose();
  return state;
}

async function post(client: APIRequestContext, path: string, data: object): Promise<{ code?: string }> {
  const answer = await client.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as { code?: string };
}

/** The code of the newest mail to somebody, from the mailbox of local mode; the mail comes a moment later. */
async function readCode(client: APIRequestContext, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await (await client.get('/dev/mailbox')).text();
    const mail = page.split('<li').find((entry) => entry.includes(email));
    const code = /<code[^>]*>([A-Z0-9]{6})</.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code for ${email} in the mailbox`);
}
