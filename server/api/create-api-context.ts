import type { IncomingMessage, ServerResponse } from 'node:http';
import { activeOrganizationHeader } from '#contract/active-organization.ts';
import type { CurrentUser } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import type { Permissions } from '#contract/facts/permissions.ts';
import { isTheme } from '#contract/facts/themes.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import type { Auth } from '../auth/auth.ts';
import { callAuth } from '../auth/call-auth.ts';
import { clientHeaders } from '../auth/client-headers.ts';
import { type FoundSession, findSession } from '../auth/session/find-session.ts';
import { recordUse, renewSession } from '../auth/session/record-use.ts';
import { ipGroup } from '../http/client-address.ts';
import { readCookie, readPreferences } from '../http/cookies.ts';
import { chosenLanguage, knownLanguage, requestLanguage } from '../http/request-language.ts';
import { nameRoute } from '../observability/route-of.ts';
import type { ApiContext } from './api-context.ts';

interface PageLanguageOptions {
  demo: boolean;
  findSession(): Promise<FoundSession | null>;
}

/** Makes what the operations work with for one request; a session that is due is prolonged on its answer. */
export type CreateApiContext = (
  req: IncomingMessage & { originalUrl?: string; ip?: string | undefined },
  res: ServerResponse,
) => ApiContext;

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

export function apiContextFactory({ auth, ...services }: ContextServices): CreateApiContext {
  return (req, res) => {
    const theme = readCookie(req.headers.cookie, preferenceCookies.theme.name);
    let asked: Promise<FoundSession | null> | undefined;
    const find = async (): Promise<FoundSession | null> => {
      const found = req.credential ?? (await findSession(services, req.headers.cookie));
      if (found) req.userId = found.user.id;
      if (found && !req.credential)
        res.setHeader(activeOrganizationHeader(), found.session.activeOrganizationId ?? '');
      if (found?.isRenewalDue) {
        for (const cookie of await renewSession(auth, clientHeaders(req)))
          res.appendHeader('Set-Cookie', cookie);
      }
      if (found?.isUseDue) recordUse({ ...services, logger: req.log ?? services.logger }, found);
      return found;
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
      nameRoute: (template) => nameRoute(req, template),
      setHeader: (name, value) => void res.setHeader(name, value),
    };
  };
}

function toCurrentUser({ user, impersonatedBy }: FoundSession): CurrentUser {
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
function storedLanguage(found: FoundSession | null): Language | null {
  const language = found?.user.language;
  return isLanguage(language) ? language : null;
}
