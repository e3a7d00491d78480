import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { markFailed } from './mark-failed.ts';

/** What undici, which is Node's `fetch`, tells of a request. */
interface Told {
  request: { origin?: string | URL; method?: string };
  response?: { statusCode: number };
  error?: unknown;
}

/**
 * A span for what is asked of others within a request: an OpenID provider, a store of pictures. It tells the host, never
 * the path, which may name people; and nothing of the trace is sent to others.
 * @returns ends it
 */
export function traceFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as Told;
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
      const { request, response } = message as Told;
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
    },
    'undici:request:trailers': (message) => spans.get((message as Told).request)?.end(),
    'undici:request:error': (message) => {
      const { request, error } = message as Told;
      const span = spans.get(request);
      if (!span) return;
      markFailed(span, error);
      span.end();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
