import { createRouterClient } from '@orpc/server';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { downloadOperations, operations } from '#contract/api/contract.ts';
import { rejectDemoWrites } from '../api/reject-demo-writes.ts';
import type { Auth } from '../auth/auth.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import { createAccountCodes } from '../auth/code/account-codes.ts';
import { callbackFailures } from '../auth/providers/callback-failures.ts';
import { apiContextFactory } from '../auth/session/create-api-context.ts';
import { pageSignIn } from '../auth/sign-in/page-sign-in.ts';
import { ApiError } from '../config/api-error.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { devMailbox } from '../dev-mailbox/dev-mailbox.ts';
import type { MailTemplates } from '../email/mail-templates.ts';
import type { Mailer } from '../email/mailer.ts';
import type { DownloadServices } from '../features/feature.ts';
import type { Hook } from '../hooks/define-hook.ts';
import { receiveHooks } from '../hooks/receive-hooks.ts';
import { normalizeForwardedFor } from '../http/client-address.ts';
import { errorHandler, notFound } from '../http/error-handler.ts';
import type { Logger } from '../http/logger.ts';
import { collapseLeadingSlashes, redirectLocalHost } from '../http/redirects.ts';
import { bodyLimit, jsonBody, operationLimit } from '../http/request-body.ts';
import { contractCheck, hostCheck, originCheck } from '../http/request-checks.ts';
import { requestContext } from '../http/request-context.ts';
import { baseHeaders, securityHeaders } from '../http/security-headers.ts';
import { securityTxt } from '../http/security-txt.ts';
import { cutLateBodies, responseTimeout } from '../http/timeouts.ts';
import type { JobQueue } from '../jobs/define-job.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Metrics } from '../observability/start-metrics.ts';
import type { Tracing } from '../observability/start-tracing.ts';
import { isFilePath } from '../pages/built-renderer.ts';
import { formBody } from '../pages/page-request.ts';
import { inlineScriptHashes, pages } from '../pages/pages.ts';
import type { Renderer } from '../pages/renderer.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { permitLargeBodies } from '../scopes/permit-large-bodies.ts';
import type { Geoip } from '../sessions/geoip.ts';
import { featureList, fieldKinds, hooks } from './features.ts';
import { health, type Lifecycle } from './health.ts';
import { initFor } from './read-init.ts';
import { restHandler } from './rest-handler.ts';
import { router } from './router.ts';
import { rpcHandler } from './rpc-handler.ts';
import { servePictures } from './serve-pictures.ts';

export interface AppServices {
  environment: Environment;
  database: Database;
  /** For reads that may be some seconds old; the same where there is no replica. */
  replica: Database;
  logger: Logger;
  lifecycle: Lifecycle;
  auth: Auth;
  mailer: Mailer;
  jobs: JobQueue;
  limiter: RateLimiter;
  templates: MailTemplates;
  /** Limits requests by network address. */
  limitRequests: RequestHandler;
  /** Origins on which configured providers let users sign in. */
  providerOrigins(): string[];
  /** Finds the locations of network addresses. */
  geoip: Geoip;
  /** Counts what happens, for whoever may read it; undefined without METRICS_TOKEN. */
  metrics?: Metrics;
  /** Follows requests through the server; undefined without a collector. */
  tracing?: Tracing;
  /** Renderer of the pages; without one there are none, as in tests of the API. */
  renderer?: Renderer;
  /** Endpoints that other services call; default: those of the features. */
  hooks?: readonly Hook[];
}

/** The whole server as one Express application. The order of its parts is what makes it safe. */
export async function createApp(services: AppServices): Promise<Express> {
  const { environment, database, logger, lifecycle, auth, providerOrigins, geoip, renderer } = services;
  const { appUrl } = environment;
  const pictures = createPictureStore(services);
  const createContext = apiContextFactory({
    environment,
    providerOrigins,
    geoip,
    database,
    replica: services.replica,
    logger,
    auth,
    mailer: services.mailer,
    jobs: services.jobs,
    pictures,
    limiter: services.limiter,
    fieldKinds,
    accountCodes: createAccountCodes({ database, limiter: services.limiter, environment }),
  });
  const productPages =
    renderer &&
    pages({
      renderer,
      createContext,
      operationsFor: (context) => createRouterClient(router, { context }),
      anonymousInit: (context) => initFor(context, null),
      signIn: (headers, answer) => pageSignIn(auth, headers, answer),
      appUrl,
      banner: environment.banner,
    });
  const isStarting = () => !lifecycle.migrated;
  const handleError = errorHandler({ logger, sendPage: productPages?.sendError, isStarting });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', environment.trustProxy);

  app.use(normalizeForwardedFor({ logger }));
  if (services.tracing) app.use(services.tracing.handler);
  if (services.metrics) app.use(services.metrics.countRequests);
  app.use(cutLateBodies());
  app.use(requestContext({ logger, isStarting }));
  app.use(baseHeaders({ appUrl }));
  // Before the host check: probes, and whoever reads metrics, come by address.
  const replica = services.replica === database ? undefined : services.replica;
  app.use(health({ database, replica, lifecycle }));
  if (services.metrics) app.use(services.metrics.serve);
  if (environment.processType === 'worker') return app.use(notFound(), handleError);
  // Before all that a page needs: to refuse one must cost less than to serve it.
  app.use(onlyFor(isPage, refuseAtOnce(services.limitRequests, handleError)));
  // Before the headers of pages: a visit takes many files, and most of those mean nothing to them.
  if (renderer) app.use(renderer.files);
  app.use(securityHeaders({ appUrl, formActionOrigins: providerOrigins, ...(await pagePolicy(renderer)) }));
  app.use(['/api', '/pictures'], contractCheck());
  app.use(hostCheck(environment));
  app.use(redirectLocalHost(environment));
  app.use(collapseLeadingSlashes(environment));
  app.use(responseTimeout(handleError));
  app.use(securityTxt(environment));
  app.use(untilMigrated(lifecycle));
  // Like the files of a page, of which one visit takes many.
  app.use(servePictures(services));
  app.use(receiveHooks({ hooks, ...services }));
  app.use(onlyFor((req) => !isPage(req), services.limitRequests));
  app.use(originCheck(environment));
  app.use(rejectDemoWrites({ demo: environment.demo, operations }));
  const limitOf = operationLimit(operations);
  app.use(bodyLimit(limitOf));
  if (productPages) app.use(missingFiles());
  // Before all that asks who calls.
  for (const { authenticate } of featureList) if (authenticate) app.use('/api', authenticate(services));
  app.use('/api', permitLargeBodies(operations, createContext), jsonBody(limitOf));
  app.use(compression());
  app.use('/api/auth', authRoutes({ auth, environment }));
  app.use('/api/auth/callback', callbackFailures({ environment, logger }));
  app.use('/api/fn', rpcHandler({ router, createContext }));
  // Before the REST handler, where `export` would be the id of a record.
  downloads(app, { createContext, limiter: services.limiter, router });
  app.use('/api', restHandler({ router, createContext }), notFound());
  app.use(devMailbox({ database, environment, templates: services.templates }));
  if (productPages) app.use(formBody(), productPages.answer);
  app.use(notFound());
  app.use(handleError);
  return app;
}

/** The lists that features send as files. */
function downloads(app: Express, services: DownloadServices): void {
  for (const { id, path } of downloadOperations) {
    const [featureName, name = ''] = id.split('.');
    const feature = featureList.find((candidate) => candidate.name === featureName);
    const download = feature?.downloads?.[name];
    if (!download) throw new Error(`no feature has the download ${id}`);
    app.get(`/api${path.replaceAll('{', ':').replaceAll('}', '')}`, download(services));
  }
}

/**
 * Returns what the pages' inline scripts add to the content security policy: their hashes, or in development
 * further sources.
 */
async function pagePolicy(renderer: Renderer | undefined) {
  if (!renderer) return {};
  // A hash would switch off the 'unsafe-inline' that hot reload needs.
  if (renderer.extraSources) return { extraSources: renderer.extraSources };
  return { scriptHashes: await inlineScriptHashes(renderer) };
}

/** Whether a request is for a page: files have an extension, and the API and pictures folders of their own. */
function isPage({ path }: Request): boolean {
  return !isFilePath(path) && !/^\/(?:api|pictures)(?:\/|$)/i.test(path);
}

function onlyFor(isMeant: (req: Request) => boolean, handler: RequestHandler): RequestHandler {
  return (req, res, next) => (isMeant(req) ? handler(req, res, next) : next());
}

/** What the handler refuses is answered at once: Express would pass it through all that comes later. */
function refuseAtOnce(handler: RequestHandler, handleError: ErrorRequestHandler): RequestHandler {
  return async (req, res, next) => {
    let isPassed = false;
    try {
      await handler(req, res, (error?: unknown) => {
        if (error) throw error;
        isPassed = true;
      });
    } catch (error) {
      return handleError(error, req, res, next);
    }
    if (isPassed) next();
  };
}

/**
 * Refuses what can only be a file: those that exist have been served, and the pages have no extension. What programs
 * look for in every website would otherwise cost a session and a page.
 */
function missingFiles(): RequestHandler {
  return onlyFor(
    ({ path }) => isFilePath(path) && !/^\/(?:api|dev)\//i.test(path),
    () => {
      throw new ApiError(404, 'NOT_FOUND');
    },
  );
}

/** Requests that come while the database is still migrated are asked to come again. */
function untilMigrated(lifecycle: Lifecycle): RequestHandler {
  return (_req, _res, next) => {
    next(
      lifecycle.migrated
        ? undefined
        : new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { headers: { 'Retry-After': '1' } }),
    );
  };
}
