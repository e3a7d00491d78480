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
import type { RequestHandler } from 'express';
import { comesByTrustedProxy } from '../http/comes-by-trusted-proxy.ts';
import { routeOf } from '../http/route-of.ts';

const propagator = new W3CTraceContextPropagator();

/** Probes, and whoever reads the metrics, come every few seconds. */
const quietPaths = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A span for each request. It goes on a trace that a proxy of TRUST_PROXY began (traceparent); anybody else's would
 * let strangers write into the traces of others and decide which are kept.
 */
export function followRequests(tracer: Tracer): RequestHandler {
  return (req, res, next) => {
    if (quietPaths.has(req.path)) return next();
    const before = comesByTrustedProxy(req)
      ? propagator.extract(ROOT_CONTEXT, req.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, before);
    const within = trace.setSpan(before, span);
    // Also those who listen for the end of the answer belong to it: their lines name the trace.
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
