import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router';
import type { RenderPage } from '#contract/pages/pages.ts';
import { servicesContext } from '../../../lib/services/services.ts';
import { rootId } from '../app-routes.ts';
import { copyRoutes } from './copy-routes.ts';
import { renderResult } from './render-result.tsx';
import { createRequestServices } from './request-services.ts';
import type { ServerApp } from './server-app.ts';

/** Makes what renders the page at a request's address with its data, or answers with a redirect. */
export function createRenderPage(app: ServerApp): RenderPage {
  // In development a change replaces some of the routes; the others serve the next handler as well.
  const handler = createStaticHandler(copyRoutes(app.routes));
  const { dataRoutes } = handler;

  /** For a failure outside the pages: no loader runs, so that a broken one cannot matter. */
  const failAt = async (request: Request, error: unknown, status: number): Promise<StaticHandlerContext> => {
    const nowhere = (await handler.query(new Request(request.url), {
      filterMatchesToLoad: () => false,
    })) as StaticHandlerContext;
    return { ...nowhere, errors: { [rootId]: error }, statusCode: status };
  };

  return async (options) => {
    const { request, requestId, failure, anonymousInit } = options;
    const services = createRequestServices(options);
    const rendering = { app, dataRoutes, services, options };
    // What replaces a page has the banners as well, also while nothing is known of the user.
    await app.loadBanners(anonymousInit, services.i18n);
    if (failure) {
      const { status } = failure;
      const error = { status, statusText: '', internal: false, data: { requestId } };
      return renderResult(await failAt(request, error, status), rendering);
    }
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    let html = '';
    const response = (await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const result = await query(request);
        if (result instanceof Response) return result;
        options.onMatch(pageTemplate(result));
        const page = renderResult(result, rendering);
        html = page.html;
        return new Response(null, page);
      },
    })) as Response;
    return { status: response.status, headers: response.headers, html };
  };
}

/** '/manager/users/:id'. */
function pageTemplate({ matches }: StaticHandlerContext): string {
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${parts.filter(Boolean).join('/')}`;
}
