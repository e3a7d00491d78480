import type { Logger } from 'pino';
import type { CurrentUser } from '#contract/api/init.ts';
import type { Language } from '#contract/facts/languages.ts';
import type { Permissions } from '#contract/facts/permissions.ts';
import type { Theme } from '#contract/facts/themes.ts';
import type { Preferences } from '#contract/preferences.ts';
import type { Auth } from '../auth/auth.ts';
import type { AuthAnswer } from '../auth/call-auth.ts';
import type { AccountCodes } from '../auth/code/account-codes.ts';
import type { FoundSession } from '../auth/session/find-session.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { FieldKind } from '../database/field-kind.ts';
import type { Mailer } from '../email/mailer.ts';
import type { JobQueue } from '../jobs/define-job.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Geoip } from '../sessions/geoip.ts';

/** Context of every operation of the contract: the caller, the language and the product's services. */
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
  session(required?: Permissions): Promise<FoundSession | null>;
  /** Language of `?lng=` or the cookie, if any. */
  chosenLanguage: Language | undefined;
  /**
   * The language of a page: what the request says (address, cookie, browser), else what the current user keeps. In a
   * demo, and for an admin who acts as the user, that does not count.
   */
  pageLanguage(): Promise<Language>;
  /** The language that the current user keeps, if any: that of mail. */
  storedLanguage(): Promise<Language | null>;
  /** Calls better-auth's own functions as the user, for what sets or clears its cookies. */
  callAuth<T>(call: (api: Auth['api'], headers: Headers) => Promise<AuthAnswer<T>>): Promise<T>;
  /** Codes by mail for what the current user does to the own account. */
  accountCodes: AccountCodes;
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
  /** Origins on which configured providers let users sign in. */
  providerOrigins(): string[];
  geoip: Geoip;
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
