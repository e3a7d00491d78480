import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Request, RequestHandler } from 'express';
import { routeOf } from './route-of.ts';

const propagator = new W3CTraceContextPropagator();

/** Probes and metrics scrapes, which come every few seconds. */
const quietPaths = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A span for each request. It continues the trace of a `traceparent` header only from a proxy in TRUST_PROXY: otherwise
 * any client could add to existing traces and decide which are sampled.
 */
export function traceRequests(tracer: Tracer, isFromTrustedProxy: (req: Request) => boolean): RequestHandler {
  return (req, res, next) => {
    if (quietPaths.has(req.path)) return next();
    const before = isFromTrustedProxy(req)
      ? propagator.extract(ROOT_CONTEXT, req.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, before);
    const within = trace.setSpan(before, span);
    // Listeners of the response run in the span, too, so that their log lines contain the trace.
    context.bind(within, res);
    res.once('close', () => {
      const route = routeOf(req);
      span.updateName(`${req.method} ${route}`);
      span.setAttributes({
        'http.request.method': req.method,
        'http.route': route,
        'http.response.status_code': res.statusCode,
        'request.id': req.id,
      });
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(within, next);
  };
}
