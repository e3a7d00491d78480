import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { RenderedPage, RenderPageOptions } from '#contract/pages/pages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { baseNamespaces } from '../../../lib/i18n/load-namespaces.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { PageHandle } from '../page.ts';
import { pageErrorOf } from '../page-error.ts';
import { pageTitle } from '../page-title.ts';
import { Providers } from '../providers.tsx';
import { renderDocument } from './document.ts';
import type { ServerApp } from './server-app.ts';

interface Rendering {
  app: ServerApp;
  /** Of the handler whose result is rendered. */
  dataRoutes: StaticHandler['dataRoutes'];
  services: Services;
  options: RenderPageOptions;
}

/** Renders the document of what the routes have answered. */
export function renderResult(
  given: StaticHandlerContext,
  { app, dataRoutes, services, options }: Rendering,
): RenderedPage {
  // Rendered here as it will be hydrated there.
  const result = { ...given, errors: describeErrors(given.errors, options) };
  const { errors } = result;
  const known = services.init.get();
  const init = known ?? options.anonymousInit;
  const body = renderToString(
    <Providers services={services}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, result)}
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
  const onboarding = pageError?.kind === 'onboarding' ? app.onboarding : undefined;
  const namespaces = [
    ...baseNamespaces,
    ...handles.flatMap((handle) => handle?.namespaces() ?? []),
    ...(onboarding?.namespaces ?? []),
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
      ...(onboarding ? [onboarding.module] : []),
      ...app.bannerModules(init),
      ...(known ? app.signInMethodModules(known) : []),
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
