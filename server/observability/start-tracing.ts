import { context, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Request, RequestHandler } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import type { TracingSettings } from '../config/settings.ts';
import { recordSpanError, traceFetches, traceQueries, traceRequests } from './instrumentation.ts';
import type { DatabaseLoad } from './observe-queries.ts';
import { type SpanMaker, setSpanMaker } from './spans.ts';

export interface Tracing {
  /** A span for each request; before everything else. */
  handler: RequestHandler;
  /** Exports the remaining spans, for five seconds at most. */
  stop(): Promise<void>;
}

interface TracingOptions {
  settings: TracingSettings;
  load: DatabaseLoad;
  /** Only such a request may continue an existing trace. */
  isFromTrustedProxy(req: Request): boolean;
}

/** Creates spans for requests, operations, queries, mails and requests to other services, and exports them by OTLP. */
export function startTracing({ settings, load, isFromTrustedProxy }: TracingOptions): Tracing {
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
          recordSpanError(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
  setSpanMaker(maker);
  traceQueries(tracer, load);
  const stopFetches = traceFetches(tracer);
  return {
    handler: traceRequests(tracer, isFromTrustedProxy),
    stop: async () => {
      stopFetches();
      setSpanMaker(undefined);
      // An unresponsive collector must not prevent the server from stopping.
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}
