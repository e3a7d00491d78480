import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { recordSpanError } from './span-error.ts';

/** A message on the diagnostics channels of undici, which is Node's `fetch`. */
interface UndiciMessage {
  request: { origin?: string | URL; method?: string };
  response?: { statusCode: number };
  error?: unknown;
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
