import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CurrentUser } from '#contract/api/init.ts';
import type { Language } from '#contract/facts/languages.ts';
import type { Permissions } from '#contract/facts/permissions.ts';
import type { Theme } from '#contract/facts/themes.ts';
import type { Preferences } from '#contract/preferences.ts';
import type { ApiError } from '../config/api-error.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { FieldKind } from '../database/field-kind.ts';
import type { Mailer } from '../email/mailer.ts';
import type { JobQueue } from '../jobs/define-job.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { CallerSession } from './caller-session.ts';

/**
 * Context of every operation: the caller, the language and the server's services. What sign-in adds stands where it makes
 * the context (server/auth/session/create-api-context.ts).
 */
export interface ApiContext {
  language: Language;
  theme: Theme;
  /** Reads the preferences in the browser's cookies, beside language and theme. */
  preferences(): Preferences;
  /**
   * The current user, looked up at most once per request. A credential that allows less than a session is refused, unless
   * it allows what is `required`.
   */
  findCurrentUser(required?: Permissions): Promise<CurrentUser | null>;
  /** The same with the session, for the server's own use. */
  session(required?: Permissions): Promise<CallerSession | null>;
  /** Language of `?lng=` or the cookie, if any. */
  chosenLanguage: Language | undefined;
  /**
   * The language of a page: what the request says (address, cookie, browser), else what the current user keeps. In a
   * demo, and for an admin who acts as the user, that does not count.
   */
  pageLanguage(): Promise<Language>;
  /** The language that the current user keeps, if any: that of mail. */
  storedLanguage(): Promise<Language | null>;
  /** Converts what a constraint or trigger of the database refused; undefined for any other fault. */
  ruleError(error: unknown): ApiError | undefined;
  mailer: Pick<Mailer, 'enqueue'>;
  /** Work that outlives the request. */
  jobs: Pick<JobQueue, 'enqueue' | 'kinds' | 'wake'>;
  limiter: RateLimiter;
  pictures: PictureStore;
  /** Kinds of fields that features bring to records. */
  fieldKinds: readonly FieldKind[];
  /** Group of the caller's network address, to count by (server/http/client-address.ts). */
  network: string;
  environment: Environment;
  /** For writes, and for reads that must be current. */
  database: Database;
  /** The replica, where there is one: for reads that may be some seconds old (DATABASE_REPLICA_URL). */
  replica: Database;
  logger: Logger;
  /** Says which route answers, for logs and metrics (server/observability/route-of.ts). */
  nameRoute(template: string): void;
  /** Puts a header on the answer, such as Retry-After. */
  setHeader(name: string, value: string): void;
}

/** Makes what the operations work with for one request. */
export type CreateApiContext = (
  req: IncomingMessage & { originalUrl?: string; ip?: string | undefined },
  res: ServerResponse,
) => ApiContext;
