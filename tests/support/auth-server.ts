import express from 'express';
import { type Auth, type AuthServices, createAuth } from '#server/auth/auth.ts';
import { authRoutes } from '#server/auth/auth-routes.ts';
import { clientAddressHeader } from '#server/auth/client-headers.ts';
import { callbackFailures } from '#server/auth/providers/callback-failures.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import type { Environment } from '#server/config/settings.ts';
import type { Database } from '#server/database/database.ts';
import type { CodeProps } from '#server/email/templates.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { createLogger } from '#server/http/logger.ts';
import { bodyLimit, jsonBody } from '#server/http/request-body.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import { type Answer, Browser } from './browser.ts';
import { createTestDatabase } from './create-test-database.ts';
import { startHttpServer } from './http-server.ts';
import { signInUser } from './sign-in-user.ts';

export interface SentCode {
  to: string;
  language: string;
  code: string;
  minutes: number;
}

export interface AuthServer {
  url: string;
  auth: Auth;
  environment: Environment;
  database: Database;
  /** How many mails only cost time, because nobody was to get one. */
  decoys: number;
  /** Every code that was put into the mail queue, oldest first. */
  codes: SentCode[];
  /** A new browser without cookies. */
  browser(): Browser;
  /** The newest code sent to an address. */
  codeFor(email: string): string;
  /** Gives a browser a session of a user; creates the user if the address is new: see `signInUser`. */
  signIn(email: string, options?: { name?: string; role?: string }): Promise<Browser>;
  /** Signs a browser in by code, so that it counts as known; signs up if the address is new. */
  signInByCode(email: string): Promise<Browser>;
  /** Lets an admin act as somebody, as the operation does. */
  actAs(admin: Browser, userId: string): Promise<void>;
  /** Deletes the account of a signed-in person, by the code that is mailed for it. */
  deleteAccount(client: Browser, email: string): Promise<Answer>;
  stop(): Promise<void>;
}

const secret = 'a secret of the tests that is long enough';

function hasCode(props: object): props is CodeProps {
  return 'code' in props;
}

interface AuthServerOptions extends Partial<Omit<AuthServices, 'database' | 'environment'>> {
  environment?: Partial<Environment>;
  /** A database that is already there, and stays. */
  database?: Database;
}

/**
 * The authentication part alone on a free port: real Express, real HTTP, real PostgreSQL. Mails end in `codes`; that
 * they reach a mailbox is shown where the queue is tested, and end to end.
 */
export async function startAuthServer(options: AuthServerOptions = {}): Promise<AuthServer> {
  const own = options.database ? undefined : await createTestDatabase();
  const database = options.database ?? (own?.database as Database);
  const app = express();
  const served = await startHttpServer(app);
  const environment: Environment = {
    ...parseEnvironment({}),
    appUrl: served.url,
    authSecret: secret,
    adminEmails: ['admin@example.com'],
    ...options.environment,
  };
  const codes: SentCode[] = [];
  let decoys = 0;
  const logger = createLogger({ level: 'silent' });
  const auth = createAuth({
    limiter: createRateLimiter({ database, secret }),
    mailer: {
      enqueue: async ({ to, language, props }) => {
        if (hasCode(props)) codes.push({ to, language, ...props });
      },
      enqueueDecoy: async () => {
        decoys += 1;
      },
    },
    jobs: { enqueue: async () => true },
    geoip: { locate: () => null },
    logger,
    ...options,
    database,
    environment,
  });
  app.set('trust proxy', environment.trustProxy);
  app.use(bodyLimit());
  app.use('/api/auth', jsonBody(), authRoutes({ auth, environment }));
  app.use('/api/auth/callback', callbackFailures({ environment, logger }));
  app.use(errorHandler({ logger }));

  const codeFor = (email: string) => {
    const sent = codes.findLast(({ to }) => to === email);
    if (!sent) throw new Error(`no code was sent to ${email}`);
    return sent.code;
  };
  const browser = () => new Browser(environment.appUrl, served.url);
  return {
    url: served.url,
    auth,
    environment,
    database,
    codes,
    get decoys() {
      return decoys;
    },
    browser,
    codeFor,
    async signIn(email, { name = email.split('@')[0], role } = {}) {
      const client = await signInUser({ url: served.url, database, environment }, email, name);
      if (role) await database.sql`update users set role = ${role} where email = ${email}`;
      return client;
    },
    async signInByCode(email) {
      const client = browser();
      await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
      const answer = await client.post('/sign-in/email-otp', { email, otp: codeFor(email) });
      if (answer.status !== 200)
        throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`);
      await database.sql`update users set onboarded_at = now() where email = ${email}`;
      return client;
    },
    async actAs(admin, userId) {
      const headers = new Headers({ cookie: admin.cookieHeader, [clientAddressHeader()]: '127.0.0.1' });
      const answer = await auth.api.actAsUser({ headers, body: { userId }, returnHeaders: true });
      admin.store(answer.headers.getSetCookie());
    },
    async deleteAccount(client, email) {
      await client.post('/delete-user', {});
      return await client.post('/delete-user', { token: codeFor(email) });
    },
    async stop() {
      await served.stop();
      await own?.drop();
    },
  };
}
