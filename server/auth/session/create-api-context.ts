import type { IncomingMessage } from 'node:http';
import { activeOrganizationHeader } from '#contract/active-organization.ts';
import type { CurrentUser } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import type { Permissions } from '#contract/facts/permissions.ts';
import { isTheme } from '#contract/facts/themes.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import type { ApiContext, CreateApiContext } from '../../api/api-context.ts';
import type { CallerSession } from '../../api/caller-session.ts';
import { ipGroup } from '../../http/client-address.ts';
import { readCookie, readPreferences } from '../../http/cookies.ts';
import { chosenLanguage, knownLanguage, requestLanguage } from '../../http/request-language.ts';
import { nameRoute } from '../../observability/route-of.ts';
import type { Geoip } from '../../sessions/geoip.ts';
import { type AuthAnswer, callAuth } from '../call-auth.ts';
import { clientHeaders } from '../client-headers.ts';
import type { AccountCodes } from '../code/account-codes.ts';
import type { Auth } from '../configured-auth.ts';
import { ruleError } from '../rule-errors.ts';
import { findSession } from './find-session.ts';
import { recordUse, renewSession } from './record-use.ts';

declare module '../../api/api-context.ts' {
  interface ApiContext {
    /** Calls better-auth's own functions as the user, for what sets or clears its cookies. */
    callAuth<T>(call: (api: Auth['api'], headers: Headers) => Promise<AuthAnswer<T>>): Promise<T>;
    /** Codes by mail for what the current user does to the own account. */
    accountCodes: AccountCodes;
    /** Origins on which configured providers let users sign in. */
    providerOrigins(): string[];
    geoip: Geoip;
  }
}

interface PageLanguageOptions {
  demo: boolean;
  findSession(): Promise<CallerSession | null>;
}

interface ContextServices
  extends Pick<
    ApiContext,
    | 'environment'
    | 'providerOrigins'
    | 'geoip'
    | 'database'
    | 'replica'
    | 'logger'
    | 'mailer'
    | 'jobs'
    | 'accountCodes'
    | 'limiter'
    | 'pictures'
    | 'fieldKinds'
  > {
  auth: Auth;
}

/** A session that is due is prolonged on the answer to the request. */
export function apiContextFactory({ auth, ...services }: ContextServices): CreateApiContext {
  return (req, res) => {
    const theme = readCookie(req.headers.cookie, preferenceCookies.theme.name);
    let asked: Promise<CallerSession | null> | undefined;
    const findOwn = async () => {
      const found = await findSession(services, req.headers.cookie);
      if (!found) return null;
      req.userId = found.user.id;
      res.setHeader(activeOrganizationHeader(), found.session.activeOrganizationId ?? '');
      if (found.isRenewalDue) {
        for (const cookie of await renewSession(auth, clientHeaders(req)))
          res.appendHeader('Set-Cookie', cookie);
      }
      if (found.isUseDue) recordUse({ ...services, logger: req.log ?? services.logger }, found);
      return found;
    };
    const find = async () => {
      if (!req.credential) return findOwn();
      req.userId = req.credential.user.id;
      return req.credential;
    };
    const findOnce = () => {
      asked ??= find();
      return asked;
    };
    const session = async (required?: Permissions) => {
      const found = await findOnce();
      found?.requireAllowed?.(required);
      return found;
    };
    return {
      ...services,
      logger: req.log ?? services.logger,
      language: requestLanguage(req),
      network: ipGroup(req.ip),
      theme: isTheme(theme) ? theme : appFacts().defaultTheme,
      preferences: () => readPreferences(req.headers.cookie),
      findCurrentUser: async (required) => {
        const found = await session(required);
        return found && toCurrentUser(found);
      },
      session,
      chosenLanguage: chosenLanguage(req),
      pageLanguage: () => pageLanguage(req, { demo: services.environment.demo, findSession: findOnce }),
      storedLanguage: async () => storedLanguage(await findOnce()),
      callAuth: (call) =>
        callAuth(
          (cookie) => void res.appendHeader('Set-Cookie', cookie),
          () => call(auth.api, clientHeaders(req)),
        ),
      ruleError,
      nameRoute: (template) => nameRoute(req, template),
      setHeader: (name, value) => void res.setHeader(name, value),
    };
  };
}

function toCurrentUser({ user, impersonatedBy }: CallerSession): CurrentUser {
  const { id, name, email, image, roles, onboardedAt } = user;
  return { id, name, email, image, roles, onboarded: onboardedAt !== null, impersonatedBy };
}

/**
 * The language of a page: of `?lng=`, the cookie or Accept-Language, else the one that the signed-in user keeps, else
 * English. The users of a demo are shared, so their language is nobody's. A choice that only the browser
 * stores is followed once the page has loaded (renderer/lib/i18n/language-detector.ts).
 */
async function pageLanguage(
  req: IncomingMessage & { originalUrl?: string },
  { demo, findSession }: PageLanguageOptions,
): Promise<Language> {
  const known = knownLanguage(req);
  if (known || demo) return known ?? appFacts().defaultLanguage;
  // Where the session cannot be read the page says so, in whatever language is known.
  const found = await findSession().catch(() => null);
  return (found?.impersonatedBy ? null : storedLanguage(found)) ?? appFacts().defaultLanguage;
}

/** The language that a user keeps for mails, and for pages where nothing else is known. */
function storedLanguage(found: CallerSession | null): Language | null {
  const language = found?.user.language;
  return isLanguage(language) ? language : null;
}
