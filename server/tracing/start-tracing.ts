import { context, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestHandler } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import type { TracingSettings } from '../config/environment.ts';
import type { DatabaseLoad } from '../database/observe-queries.ts';
import { makeSpansBy, type SpanMaker } from '../observability/spans.ts';
import { followRequests } from './follow-requests.ts';
import { markFailed } from './mark-failed.ts';
import { traceFetches } from './trace-fetches.ts';

/** Characters of a statement that are told. */
const longestStatement = 1000;

export interface Tracing {
  /** A span for each request; before everything else. */
  follow: RequestHandler;
  /** Sends what is left, for five seconds at most. */
  stop(): Promise<void>;
}

/** Makes spans of requests, operations, queries, mails and what is asked of other services, and sends them by OTLP. */
export function startTracing(settings: TracingSettings, load: DatabaseLoad): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: 5000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': packageJson.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: 5000 })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer(settings.serviceName);

  const maker: SpanMaker = {
    span: (name, { kind, ...attributes }, work) => {
      const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes };
      return tracer.startActiveSpan(name, options, async (span) => {
        try {
          return await work();
        } catch (error) {
          markFailed(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
  makeSpansBy(maker);
  traceQueries(tracer, load);
  const stopFetches = traceFetches(tracer);
  return {
    follow: followRequests(tracer),
    stop: async () => {
      stopFetches();
      makeSpansBy(undefined);
      // A collector that is away must not keep the server.
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}

/** A span for each statement that belongs to something: what the server does for itself each second is no news. */
function traceQueries(tracer: Tracer, load: DatabaseLoad): void {
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
      if (failure !== undefined) markFailed(span, failure);
      span.end();
    };
  });
}
