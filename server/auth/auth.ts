import type { BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth';
import { isDemoEmail } from '#contract/demo.ts';
import { product } from '#contract/product.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../email/mailer.ts';
import type { FindKnownName } from '../features/feature.ts';
import type { StartSession } from '../features/start-session.ts';
import type { Logger } from '../http/logger.ts';
import type { JobQueue } from '../jobs/define-job.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Geoip } from '../sessions/geoip.ts';
import { accountPlugin } from './account/account-plugin.ts';
import { admin, adminPlugin } from './admin/admin-plugin.ts';
import { clientAddressHeader } from './client-headers.ts';
import { createAccountCodes } from './code/account-codes.ts';
import { createCodeSignIn } from './code/code-sign-in.ts';
import { codeIdentifierPrefix } from './code/stored-code.ts';
import { cookieOptions, renewAfterSeconds, sessionSeconds } from './cookie-options.ts';
import { authDatabase } from './database-failures.ts';
import { createDatabaseHooks } from './database-hooks.ts';
import { desktopPlugin } from './desktop/desktop-plugin.ts';
import { desktopCodePrefix, electronPlugin } from './desktop/electron-plugin.ts';
import { passkeysPlugin, passkeysSignInMethods } from './passkeys/passkeys-plugin.ts';
import { oauthPlugin } from './providers/oauth-plugin.ts';
import { socialOptions } from './providers/social-options.ts';
import { sessionPlugin } from './session/session-plugin.ts';
import { demoPlugin } from './sign-in/demo-plugin.ts';
import { createSignInEvents } from './sign-in/sign-in-events.ts';
import { signInPlugin } from './sign-in/sign-in-plugin.ts';
import { createSignUpRules, validateNewUser } from './sign-in/sign-up-rules.ts';

export interface AuthServices {
  database: Database;
  environment: Environment;
  mailer: Pick<Mailer, 'enqueue' | 'enqueueDecoy'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  logger: Logger;
  /** Counts requested and tried codes. */
  limiter: RateLimiter;
  /** Locations of network addresses, for mails. */
  geoip: Geoip;
  /** What features do with new sessions. */
  sessionStarts?: readonly StartSession[];
  nameFinders?: readonly FindKnownName[];
}

export type Auth = ReturnType<typeof createAuth>;

declare module './configured-auth.ts' {
  interface Configured {
    auth: ReturnType<typeof createAuth>;
  }
}

/**
 * better-auth as configured for this product. Its own rate limiter is off: the server counts codes exactly in the
 * database, and all requests together by address (server/limits/rate-limiter.ts).
 */
export function createAuth(services: AuthServices) {
  const {
    database,
    environment,
    mailer,
    jobs,
    logger,
    limiter,
    sessionStarts = [],
    nameFinders = [],
  } = services;
  const { appUrl, adminUserIds, demo } = environment;
  const secret = environment.authSecret;
  if (!secret) throw new Error('createAuth needs environment.authSecret');
  // A demo writes nothing but sessions, codes and request counts.
  const events = createSignInEvents({ database, limiter, recording: !demo });
  const accountCodes = createAccountCodes({ database, limiter, environment });
  const signUp = createSignUpRules(environment, database);
  const codes = createCodeSignIn({ ...services, secret, events, signUp });
  const { socialProviders, genericConfigs } = socialOptions(environment.providers);

  return betterAuth({
    appName: product.name,
    baseURL: appUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [appUrl],
    database: authDatabase(database),
    telemetry: { enabled: false },
    // Its spans contain error messages, and those of failed queries their parameters.
    experimental: { instrumentation: { enabled: false } },
    logger: authLogger(logger),
    rateLimit: { enabled: false },
    advanced: {
      ...cookieOptions(appUrl),
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader()], ipv6Subnet: 128 },
      // Set explicitly because better-auth switches both off when it detects a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    session: { expiresIn: sessionSeconds, updateAge: renewAfterSeconds, freshAge: 0 },
    user: {
      additionalFields: {
        language: { type: 'string', required: false },
        onboardedAt: { type: 'date', required: false, input: false },
      },
      deleteUser: { enabled: true },
      validateUserInfo: validateNewUser(signUp),
    },
    account: {
      additionalFields: { accountName: { type: 'string', required: false, input: false } },
      // Nothing here calls a provider on behalf of a user, so its tokens are not stored (database-hooks.ts).
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: {
      storeIdentifier: {
        default: 'plain',
        overrides: { [codeIdentifierPrefix]: { hash: codes.keyOf }, [desktopCodePrefix]: 'hashed' },
      },
      disableCleanup: true,
    },
    onAPIError: { throw: true, errorURL: `${appUrl}/login/error` },
    databaseHooks: createDatabaseHooks({ signUp, database, demo, sessionStarts, nameFinders }),
    socialProviders,
    plugins: [
      ...(demo ? [demoPlugin(isDemoEmail)] : []),
      accountPlugin({ database, adminUserIds, accountCodes, mailer, jobs }),
      signInPlugin({
        codes: codes.hooks,
        events,
        knownBrowsers: codes.knownBrowsers,
        otherMethods: passkeysSignInMethods,
      }),
      adminPlugin({ database, adminUserIds }),
      codes.plugin,
      admin(adminUserIds),
      oauthPlugin(genericConfigs),
      passkeysPlugin(database, environment),
      electronPlugin(),
      desktopPlugin({ limiter, mode: environment.mode, adminUserIds }),
      sessionPlugin({ adminUserIds }),
    ],
  });
}

/**
 * Writes better-auth's log lines to our logger. It logs many client errors (a wrong state, an untrusted origin) as
 * errors, so its errors become warnings; our own faults reach the error handler and are logged there.
 */
function authLogger(logger: Logger): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    disableColors: true,
    log(level, message, ...details) {
      const err = details.find((detail) => detail instanceof Error);
      logger[level === 'error' ? 'warn' : level]({ source: 'better-auth', ...(err && { err }) }, message);
    },
  };
}
