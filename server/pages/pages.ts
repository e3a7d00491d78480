import { createHash } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { SignIn } from '#contract/pages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import type { ApiContext } from '../api/api-context.ts';
import type { CreateApiContext } from '../api/create-api-context.ts';
import { operationError } from '../api/operation-error.ts';
import { initFor } from '../api/read-init.ts';
import type { ApiRouter } from '../api/router.ts';
import type { Auth } from '../auth/auth.ts';
import { clientHeaders } from '../auth/client-headers.ts';
import { pageSignIn } from '../auth/page-sign-in.ts';
import type { SendErrorPage } from '../http/error-handler.ts';
import { chosenLanguage } from '../http/request-language.ts';
import { nameRoute } from '../http/route-of.ts';
import type { Renderer } from './renderer.ts';
import { toFetchRequest } from './to-fetch-request.ts';

interface PagesOptions {
  renderer: Renderer;
  router: ApiRouter;
  createContext: CreateApiContext;
  auth: Auth;
  appUrl: string;
}

export interface Pages {
  /** Renders every page with its data, and takes the forms that a page posts without JavaScript. */
  answer: RequestHandler;
  /** The error page for what went wrong outside the pages. */
  sendError: SendErrorPage;
}

/** The pages of the product, rendered on the server by the renderer's own routes. */
export function pages(options: PagesOptions): Pages {
  const send = async (req: ExpressRequest, res: ExpressResponse, failure?: { status: number }) => {
    const cookies = new Headers();
    const { renderPage } = await options.renderer.load();
    // The page of a failure asks the database nothing.
    const created = options.createContext(req, res);
    const context = { ...created, language: failure ? created.language : await pageLanguage(req, created) };
    const client = createRouterClient(options.router, { context });
    const response = await renderPage({
      request: toFetchRequest(req, options.appUrl),
      requestId: req.id,
      failure,
      language: context.language,
      theme: context.theme,
      callOperation: (path, input) => {
        const call = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], client);
        return translated((call as (input: unknown) => Promise<unknown>)(input), context);
      },
      signIn: translatedSteps(pageSignIn(options.auth, clientHeaders(req), cookies), context),
      initOfNobody: initFor(context, null),
      assets: options.renderer.assets,
      onMatch: created.nameRoute,
      onError: (error) => {
        context.logger.error({ err: error }, 'page failed');
      },
    });
    for (const cookie of cookies.getSetCookie()) res.append('Set-Cookie', cookie);
    res.setHeaders(response.headers);
    res.status(response.status).set({ 'Cache-Control': 'no-store', 'Content-Language': context.language });
    res.vary('Cookie').vary('Accept-Language');
    res.send(await response.text());
  };
  return {
    answer: async (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'POST') return next();
      rememberLanguage(req, res);
      // Until a page is found; a redirect has none.
      nameRoute(req, 'page');
      await send(req, res);
    },
    sendError: (req, res, error) => send(req, res, { status: error.status }),
  };
}

/** What was chosen in this browser, else what the person keeps, else what the browser asks for. */
async function pageLanguage(req: ExpressRequest, context: ApiContext): Promise<Language> {
  // Where the session cannot be read the page says so, in whatever language is known.
  const kept = () => context.keptLanguage().catch(() => null);
  return chosenLanguage(req) ?? (await kept()) ?? context.language;
}

/** A call whose refusals carry their text in the visitor's language, as they do over HTTP. */
function translated<T>(call: Promise<T>, context: ApiContext): Promise<T> {
  return call.catch((error) => Promise.reject(operationError(error, context)));
}

function translatedSteps(steps: SignIn, context: ApiContext): SignIn {
  return {
    requestCode: (email) => translated(steps.requestCode(email), context),
    verifyCode: (email, code) => translated(steps.verifyCode(email, code), context),
    startSocial: (provider, redirect) => translated(steps.startSocial(provider, redirect), context),
    signOut: () => translated(steps.signOut(), context),
    handOver: (handover) => translated(steps.handOver(handover), context),
    stopImpersonating: () => translated(steps.stopImpersonating(), context),
  };
}

/** `?lng=` is a choice, and choices are kept. */
function rememberLanguage(req: ExpressRequest, res: ExpressResponse): void {
  const { lng } = req.query;
  if (!isLanguage(lng)) return;
  const { name, seconds } = preferenceCookies.language;
  res.cookie(name, lng, { maxAge: seconds * 1000, path: '/', sameSite: 'lax' });
}

/** `sha256-…` of each script that stands in the documents, for the content security policy. */
export async function inlineScriptHashes(renderer: Renderer): Promise<string[]> {
  const { inlineScripts } = await renderer.load();
  return inlineScripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
