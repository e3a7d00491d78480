import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: Value }[];
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  attributes: Record<string, string | number | undefined>;
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: CollectedSpan[];
  /** Facts about whoever sent them. */
  resource: CollectedSpan['attributes'];
  /** Everything that came, as it came. */
  text(): string;
  headers: IncomingHttpHeaders[];
  stop(): Promise<void>;
}

/** A collector of traces on a free port: OTLP over HTTP, as JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const resource: CollectedSpan['attributes'] = {};
  const headers: IncomingHttpHeaders[] = [];
  let text = '';
  const server = createServer(async (req, res) => {
    const isTraces = req.method === 'POST' && req.url === '/v1/traces';
    const sent = (await json(req)) as SentTraces;
    headers.push(req.headers);
    text += JSON.stringify(sent);
    for (const { resource: sender, scopeSpans } of sent.resourceSpans) {
      Object.assign(resource, plain(sender.attributes));
      for (const scope of scopeSpans) {
        for (const span of scope.spans) spans.push({ ...span, attributes: plain(span.attributes) });
      }
    }
    res.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resource,
    text: () => text,
    headers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function plain(attributes: SentSpan['attributes']): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );
}
