import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Mailbox } from '../../../tests/support/mailbox.ts';
import { nextAddress } from '../../../tests/support/next-address.ts';
import { adminEmail, type ServerProcess } from '../../../tests/support/server-process.ts';

/** What came back; status 0 stands for none: the connection was refused or broke off. */
export interface ClientResponse {
  status: number;
  retryAfter: string | null;
  milliseconds: number;
  body: string;
}

/** Somebody with a browser. */
export interface Client {
  cookie: string;
  request(method: string, path: string, body?: unknown): Promise<ClientResponse>;
}

const agent = new Agent({ keepAlive: true });

/** @param address of each request; by default each comes from another, and no limit for one address is met; '' for the real one */
export function createClient({ url }: Pick<ServerProcess, 'url'>, address = nextAddress): Client {
  const client: Client = {
    cookie: '',
    async request(method, path, body) {
      const begun = performance.now();
      const from = address();
      const json = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(url + path, {
        agent,
        method,
        // Of the loopback network an address can really be had, which a balancer sees.
        ...(from.startsWith('127.') && { localAddress: from }),
        headers: {
          ...(from !== '' && { 'x-forwarded-for': from }),
          ...(method !== 'GET' && { origin: url }),
          ...(json !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          }),
          ...(client.cookie && { cookie: client.cookie }),
        },
      });
      try {
        sent.end(json);
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        const content = await text(response);
        client.cookie = merge(client.cookie, response.headers['set-cookie'] ?? []);
        return {
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'] ?? null,
          milliseconds: performance.now() - begun,
          body: content,
        };
      } catch (error) {
        const milliseconds = performance.now() - begun;
        return { status: 0, retryAfter: null, milliseconds, body: (error as Error).message };
      }
    },
  };
  return client;
}

/** The browser of somebody, at another server. */
export function at({ url }: Pick<ServerProcess, 'url'>, from: Client): Client {
  return Object.assign(createClient({ url }), { cookie: from.cookie });
}

/** Signs in by a code; a person who is new gets a name. */
export async function signIn(
  server: Pick<ServerProcess, 'url'>,
  mailbox: Pick<Mailbox, 'codeFor'>,
  { email = adminEmail, address = nextAddress } = {},
): Promise<Client> {
  const client = createClient(server, address);
  const steps = [
    await requestCode(client, email),
    await enterCode(client, email, await mailbox.codeFor(email, { timeoutMs: 60_000 })),
    await client.request('POST', '/api/onboarding', { name: 'Amina Wanjiru' }),
  ];
  const refused = steps.find(({ status }) => status >= 300 || status === 0);
  if (refused) throw new Error(`${email} could not sign in: ${refused.status} ${refused.body}`);
  return client;
}

export function requestCode(client: Client, email: string): Promise<ClientResponse> {
  return client.request('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
}

export function enterCode(client: Client, email: string, otp: string): Promise<ClientResponse> {
  return client.request('POST', '/api/auth/sign-in/email-otp', { email, otp });
}

function merge(cookie: string, setCookies: string[]): string {
  const cookies = new Map(cookie.split('; ').flatMap(pair));
  for (const setCookie of setCookies) {
    for (const [name, value] of pair(setCookie.split(';', 1)[0] ?? '')) cookies.set(name, value);
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function pair(text: string): [string, string][] {
  const at = text.indexOf('=');
  return at > 0 ? [[text.slice(0, at), text.slice(at + 1)]] : [];
}
