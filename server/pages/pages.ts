import { createHash } from 'node:crypto';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import type { Init } from '#contract/api/init.ts';
import { isLanguage } from '#contract/facts/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { aroundSteps, type SignIn } from '#contract/sign-in-steps.ts';
import type { ApiContext, CreateApiContext } from '../api/api-context.ts';
import { operationError } from '../api/operation-error.ts';
import { clientHeaders } from '../auth/client-headers.ts';
import { sessionCookieName } from '../auth/cookie-options.ts';
import type { Environment } from '../config/settings.ts';
import type { SendErrorPage } from '../http/error-handler.ts';
import { nameRoute } from '../observability/route-of.ts';
import { type CachedPage, createPageCache, pageKey, sendDocument } from './page-cache.ts';
import { bareRequest, toFetchRequest } from './page-request.ts';
import { createRefusalPages, isRefusal } from './refusal-page.ts';
import type { Renderer } from './renderer.ts';

interface PagesOptions {
  renderer: Renderer;
  createContext: CreateApiContext;
  /** Returns the operations in a tree by their function ids, to be called with the rights of the request. */
  operationsFor(context: ApiContext): unknown;
  /** What a page is told about the product where nobody is signed in. */
  anonymousInit(context: ApiContext): Init;
  /**
   * The steps of signing in, in process.
   * @param headers of the request, from `clientHeaders`
   * @param answer receives the cookies that a step sets, also when it fails
   */
  signIn(headers: Headers, answer: Headers): SignIn;
  appUrl: string;
  /** Of the environment, for pages that nothing is read for. */
  banner?: Environment['banner'];
}

export interface Pages {
  /** Renders every page with its data, and handles forms posted without JavaScript. */
  answer: RequestHandler;
  /** The error page for errors outside the pages. */
  sendError: SendErrorPage;
}

/** The pages of the product, rendered on the server with the renderer's own routes. */
export function pages(options: PagesOptions): Pages {
  const pageCache = options.renderer.isFixed ? createPageCache() : undefined;
  const sessionCookie = sessionCookieName(options.appUrl);
  const sendRefusal = createRefusalPages(options.banner);

  const send = async (req: ExpressRequest, res: ExpressResponse, failure?: { status: number }) => {
    const cookies = new Headers();
    const { renderPage } = await options.renderer.load();
    // An error page queries no database.
    const created = options.createContext(req, res);
    const context = { ...created, language: failure ? created.language : await created.pageLanguage() };
    const { language } = context;
    const anonymousInit = options.anonymousInit(context);
    const key = failure ? undefined : pageKey(req, sessionCookie, anonymousInit);
    const cached = key === undefined ? undefined : pageCache?.get(key);
    if (cached) {
      created.nameRoute(cached.route);
      sendDocument(req, res, { language, page: cached });
      return;
    }
    let isCacheable = true;
    const markUncacheable = <T>(call: Promise<T>) => {
      isCacheable = false;
      return translated(call, context);
    };
    let route = 'page';
    const operations = options.operationsFor(context);
    const { status, headers, html } = await renderPage({
      request: key === undefined ? toFetchRequest(req, options.appUrl) : bareRequest(req, options.appUrl),
      requestId: req.id,
      failure,
      language,
      theme: context.theme,
      callOperation: (path, input) => {
        const call = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], operations);
        const answer = (call as (input: unknown) => Promise<unknown>)(input);
        return path.join('.') === 'init' ? translated(answer, context) : markUncacheable(answer);
      },
      signIn: aroundSteps(options.signIn(clientHeaders(req), cookies), markUncacheable),
      anonymousInit,
      assets: options.renderer.assets,
      onMatch: (template) => {
        route = template;
        created.nameRoute(template);
      },
      onError: (error) => {
        isCacheable = false;
        context.logger.error({ err: error }, 'page failed');
      },
    });
    for (const cookie of cookies.getSetCookie()) res.append('Set-Cookie', cookie);
    res.setHeaders(headers);
    res.status(status);
    const page: CachedPage = { route, html };
    if (key !== undefined && isCacheable && status === 200) pageCache?.set(key, page);
    sendDocument(req, res, { language, page });
  };
  return {
    answer: async (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'POST') return next();
      rememberLanguage(req, res);
      // Until a route matches; a redirect has none.
      nameRoute(req, 'page');
      await send(req, res);
    },
    sendError: (req, res, error) =>
      isRefusal(error) ? sendRefusal(req, res, error) : send(req, res, { status: error.status }),
  };
}

/** Adds messages in the user's language to the errors of a call, as over HTTP. */
function translated<T>(call: Promise<T>, context: ApiContext): Promise<T> {
  return call.catch((error) => Promise.reject(operationError(error, context)));
}

/** Saves the language in `?lng=` as a preference. */
function rememberLanguage(req: ExpressRequest, res: ExpressResponse): void {
  const { lng } = req.query;
  if (!isLanguage(lng)) return;
  const { name, seconds } = preferenceCookies.language;
  res.cookie(name, lng, { maxAge: seconds * 1000, path: '/', sameSite: 'lax' });
}

/** `sha256-…` of each inline script in the documents, for the content security policy. */
export async function inlineScriptHashes(renderer: Renderer): Promise<string[]> {
  const { inlineScripts } = await renderer.load();
  return inlineScripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
