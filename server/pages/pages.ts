import { createHash } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { isLanguage } from '#contract/languages.ts';
import type { SignIn } from '#contract/pages.ts';
import type { CreateApiContext } from '../api/create-api-context.ts';
import { operationError } from '../api/operation-error.ts';
import type { ApiRouter } from '../api/router.ts';
import { languageCookie } from '../http/request-language.ts';
import type { Renderer } from './renderer.ts';
import { toFetchRequest } from './to-fetch-request.ts';

const thirtyDays = 43_200 * 60;

interface PagesOptions {
  renderer: Renderer;
  router: ApiRouter;
  createContext: CreateApiContext;
  /** The steps of signing in for one posted page; cookies that they set go into `answer`. */
  signIn(request: Request, answer: Headers): SignIn;
  appUrl: string;
}

/** Renders every page on the server, with its data, and takes the forms that a page posts without JavaScript. */
export function pages(options: PagesOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'POST') return next();
    rememberLanguage(req, res);
    const request = toFetchRequest(req, options.appUrl);
    const cookies = new Headers();
    const { renderPage } = await options.renderer.load();
    const context = options.createContext(req);
    const client = createRouterClient(options.router, { context });
    const response = await renderPage({
      request,
      language: context.language,
      theme: context.theme,
      callOperation: async (path, input) => {
        const call = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], client);
        return (call as (input: unknown) => Promise<unknown>)(input).catch((error) => {
          throw operationError(error, context);
        });
      },
      signIn: options.signIn(request, cookies),
      assets: options.renderer.assets,
      onError: (error) => context.logger.error({ err: error }, 'page failed'),
    });
    for (const cookie of cookies.getSetCookie()) res.append('Set-Cookie', cookie);
    response.headers.forEach((value, name) => res.setHeader(name, value));
    res.status(response.status).set({ 'Cache-Control': 'no-store', 'Content-Language': context.language });
    res
      .vary('Cookie')
      .vary('Accept-Language')
      .send(await response.text());
  };
}

/** `?lng=` is a choice, and choices are kept (spec section 9: 43200 minutes, path /, SameSite lax). */
function rememberLanguage(req: ExpressRequest, res: ExpressResponse): void {
  const { lng } = req.query;
  if (isLanguage(lng))
    res.cookie(languageCookie, lng, { maxAge: thirtyDays * 1000, path: '/', sameSite: 'lax' });
}

/** `sha256-…` of each script that stands in the documents, for the content security policy. */
export async function inlineScriptHashes(renderer: Renderer): Promise<string[]> {
  const { inlineScripts } = await renderer.load();
  return inlineScripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
