import type { ClientLink } from '@orpc/client';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { aroundSteps } from '#contract/sign-in-steps.ts';
import type { RenderedPage, RenderPage, RenderPageOptions } from '#contract/pages/pages.ts';
import { routes } from './app/all-routes.ts';
import { Providers } from './layout/routes/providers.tsx';
import { copyRoutes } from './layout/routes/render/copy-routes.ts';
import { renderDocument } from './layout/routes/render/document.ts';
import { onboardingModule, onboardingNamespaces } from './app/onboarding.ts';
import { pageErrorOf } from './layout/routes/page-error.ts';
import { pageTitle } from './layout/routes/page-title.ts';
import { signInMethodModules } from './features/sign-in/load-sign-in-methods.ts';
import { bannerModules, loadBanners } from './layout/banners.ts';
import type { PageHandle } from './layout/routes/page.ts';
import { ApiError } from './lib/api/api-error.ts';
import { baseNamespaces } from './lib/i18n/load-namespaces.ts';
import { serverI18n } from './lib/i18n/server-i18n.ts';
import { loadOnce } from './lib/load-once.ts';
import { createApiServices } from './lib/services/api-services.ts';
import { createInitStore } from './lib/services/init-store.ts';
import { type Services, servicesContext } from './lib/services/services.ts';

// The server keeps a copy of its own of what it shares with its pages.
defineApp(app);

export { inlineScripts } from './layout/routes/render/document.ts';

// In development a change replaces this module and some of the routes; the others serve the next handler as well.
const handler = createStaticHandler(copyRoutes(routes));

/** Renders the page at the request's address with its data, or answers with a redirect. */
export const renderPage: RenderPage = async (options) => {
  const services = createServices(options);
  // What replaces a page has the banners as well, also while nothing is known of the user.
  await loadBanners(options.anonymousInit, services.i18n);
  if (options.failure) return renderFailure(options.failure.status, services, options);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  let html = '';
  const response = (await handler.query(options.request, {
    requestContext: context,
    generateMiddlewareResponse: async (query) => {
      const result = await query(options.request);
      if (result instanceof Response) return result;
      options.onMatch(pageTemplate(result));
      const page = renderResult(result, services, options);
      html = page.html;
      return new Response(null, page);
    },
  })) as Response;
  return { status: response.status, headers: response.headers, html };
};

/** '/manager/users/:id'. */
function pageTemplate({ matches }: StaticHandlerContext): string {
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${parts.filter(Boolean).join('/')}`;
}

/** The page of a failure that the server met outside the pages: no loader runs, so that a broken one cannot matter. */
async function renderFailure(
  status: number,
  services: Services,
  options: RenderPageOptions,
): Promise<RenderedPage> {
  const nowhere = (await handler.query(new Request(options.request.url), {
    filterMatchesToLoad: () => false,
  })) as StaticHandlerContext;
  const error = { status, statusText: '', internal: false, data: { requestId: options.requestId } };
  return renderResult({ ...nowhere, errors: { root: error }, statusCode: status }, services, options);
}

function createServices({ callOperation, signIn, language, anonymousInit }: RenderPageOptions): Services {
  const link: ClientLink<object> = {
    call: (path, input) => asApiError(callOperation(path, input)),
  };
  return {
    init: createInitStore(() => link.call(['init'], undefined, { context: {} }) as Promise<Init>),
    anonymousInit,
    data: loadOnce(async () => createApiServices(link)),
    i18n: serverI18n(language),
    signIn: aroundSteps(signIn, asApiError),
    prefetch: () => {},
    latestLocation() {
      throw new Error('The server does not navigate');
    },
  };
}

/** Refusals of the server as the error that pages know, whose text they show. */
function asApiError<T>(call: Promise<T>): Promise<T> {
  return call.catch((error) => Promise.reject(toApiError(error)));
}

function toApiError(error: unknown): unknown {
  const { status, code, message, data } = error as ApiError;
  return typeof status === 'number' && code ? new ApiError(status, code, message, data) : error;
}

function renderResult(
  given: StaticHandlerContext,
  services: Services,
  options: RenderPageOptions,
): RenderedPage {
  // Rendered here as it will be hydrated there.
  const result = { ...given, errors: describeErrors(given.errors, options) };
  const { errors } = result;
  const known = services.init.get();
  const init = known ?? options.anonymousInit;
  const body = renderToString(
    <Providers services={services}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </Providers>,
  );
  const handles = result.matches.map(({ route }) => route.handle as PageHandle | undefined);
  const matches = result.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: result.loaderData[route.id],
  }));
  const error = Object.values(errors ?? {})[0];
  const pageError = error === undefined ? undefined : pageErrorOf(error);
  const namespaces = [
    ...baseNamespaces,
    ...handles.flatMap((handle) => handle?.namespaces() ?? []),
    ...(pageError?.kind === 'onboarding' ? onboardingNamespaces : []),
    ...(init.demo ? ['demo'] : []),
  ];
  const { search } = new URL(options.request.url);
  const { language, theme, assets } = options;
  const html = renderDocument({
    language,
    theme,
    title: pageTitle({ matches, search, pageError }, services.i18n.t),
    body,
    assets,
    modules: [
      ...handles.flatMap((handle) => handle?.modules ?? []),
      ...(pageError?.kind === 'onboarding' ? [onboardingModule] : []),
      ...bannerModules(init),
      ...(known ? signInMethodModules(known) : []),
    ],
    state: {
      language,
      resources: {
        [language]: Object.fromEntries(
          namespaces.map((name) => [name, services.i18n.getResourceBundle(language, name)]),
        ),
      },
      init: known,
      anonymousInit: known ? undefined : options.anonymousInit,
      queries: services.data.loaded && dehydrate(services.data.loaded.queryClient),
      router: { loaderData: result.loaderData, actionData: result.actionData, errors },
    },
  });
  return {
    status: statusOf(error) ?? result.statusCode,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    html,
  };
}

/** Errors as the browser may know them: statuses, never the message of a failure on the server. */
function describeErrors(
  errors: StaticHandlerContext['errors'],
  { onError, requestId }: RenderPageOptions,
): StaticHandlerContext['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      if (isRouteErrorResponse(error)) return [route, { ...error, internal: false }];
      onError(error);
      const status = error instanceof ApiError && error.status >= 500 ? error.status : 500;
      return [route, { status, statusText: '', internal: false, data: { requestId } }];
    }),
  );
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) ? error.status : undefined;
}
