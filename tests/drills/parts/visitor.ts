import type { Mailbox } from '#tests/support/mailbox.ts';
import { adminEmail, type HostedServer } from './server.ts';

/** What came back; status 0 stands for none: the connection was refused or broke off. */
export interface Seen {
  status: number;
  retryAfter: string | null;
  milliseconds: number;
  body: string;
}

/** Somebody with a browser. */
export interface Visitor {
  cookie: string;
  request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Seen>;
}

let addresses = 0;

/** An address of the network that nobody has had yet. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** @param address of each request; by default each comes from another, and no limit for one address is met */
export function createVisitor({ url }: Pick<HostedServer, 'url'>, address = nextAddress): Visitor {
  const visitor: Visitor = {
    cookie: '',
    async request(method, path, body, signal) {
      const begun = performance.now();
      try {
        const response = await fetch(url + path, {
          method,
          redirect: 'manual',
          headers: {
            'x-forwarded-for': address(),
            ...(method !== 'GET' && { origin: url }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(visitor.cookie && { cookie: visitor.cookie }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(signal && { signal }),
        });
        const text = await response.text();
        visitor.cookie = merge(visitor.cookie, response.headers.getSetCookie());
        return {
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          milliseconds: performance.now() - begun,
          body: text,
        };
      } catch (error) {
        const { cause, message } = error as Error;
        const body = cause instanceof Error ? cause.message || String(cause) : message;
        return { status: 0, retryAfter: null, milliseconds: performance.now() - begun, body };
      }
    },
  };
  return visitor;
}

/** Signs in by a code; a person who is new gets a name. */
export async function signIn(
  server: Pick<HostedServer, 'url'>,
  mailbox: Mailbox,
  email = adminEmail,
): Promise<Visitor> {
  const visitor = createVisitor(server);
  const steps = [
    await requestCode(visitor, email),
    await enterCode(visitor, email, await mailbox.codeFor(email, { timeoutMs: 60_000 })),
    await visitor.request('POST', '/api/onboarding', { name: 'Amina Wanjiru' }),
  ];
  const refused = steps.find(({ status }) => status >= 300 || status === 0);
  if (refused) throw new Error(`${email} could not sign in: ${refused.status} ${refused.body}`);
  return visitor;
}

export function requestCode(visitor: Visitor, email: string): Promise<Seen> {
  return visitor.request('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
}

export function enterCode(visitor: Visitor, email: string, otp: string): Promise<Seen> {
  return visitor.request('POST', '/api/auth/sign-in/email-otp', { email, otp });
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
