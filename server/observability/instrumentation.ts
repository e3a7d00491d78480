import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Request, RequestHandler } from 'express';
import type { DatabaseLoad } from './observe-queries.ts';
import { routeOf } from './route-of.ts';

/** A message on the diagnostics channels of undici, which is Node's `fetch`. */
interface UndiciMessage {
  request: { origin?: string | URL; method?: string };
  response?: { statusCode: number };
  error?: unknown;
}

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

/**
 * A span for each of our requests to another service: an OpenID provider, a picture store. It contains the host, never
 * the path, which may contain user ids, and sends no trace header.
 * @returns a function that stops tracing
 */
export function traceFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as UndiciMessage;
      if (!trace.getActiveSpan() || request.origin === undefined) return;
      const span = tracer.startSpan(request.method ?? 'GET', {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': request.method ?? 'GET',
          'server.address': new URL(request.origin).host,
        },
      });
      spans.set(request, span);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as UndiciMessage;
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
    },
    'undici:request:trailers': (message) => spans.get((message as UndiciMessage).request)?.end(),
    'undici:request:error': (message) => {
      const { request, error } = message as UndiciMessage;
      const span = spans.get(request);
      if (!span) return;
      recordSpanError(span, error);
      span.end();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}

/** Maximum length of a statement in a span. */
const longestStatement = 1000;

/** A span for each statement within another span: those of the server's own timers are omitted. */
export function traceQueries(tracer: Tracer, load: DatabaseLoad): void {
  load.listeners.push((text) => {
    if (!trace.getActiveSpan()) return () => {};
    const statement = text.replace(/\s+/g, ' ').trim();
    const operation = statement.split(' ', 1)[0]?.toLowerCase() ?? '';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statement.slice(0, longestStatement),
      },
    });
    return (failure) => {
      if (failure !== undefined) recordSpanError(span, failure);
      span.end();
    };
  });
}

/** Records the type and the code of an error, never its message: that may repeat user input. */
export function recordSpanError(span: Span, error: unknown): void {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
