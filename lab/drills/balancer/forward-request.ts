import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import type { Instance } from './instance.ts';
import { answerHeaders, requestHeaders } from './passed-headers.ts';

/** Bodies up to so many bytes are taken in first, so that another instance can get them. Longer ones stream. */
const keptBody = 1024 * 1024;

/** Methods that may be carried out twice. */
const repeatable = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Hands a request to an instance, and to the next one as long as none has begun to answer: always when it was not even
 * reached, else only what may be carried out twice, since the one that fell silent may have done it.
 */
export async function forwardRequest(
  req: IncomingMessage,
  res: ServerResponse,
  choose: (tried: Set<Instance>) => Instance | undefined,
): Promise<void> {
  const left = new AbortController();
  res.once('close', () => left.abort());
  const isKept = Number(req.headers['content-length'] ?? (isChunked(req) ? Infinity : 0)) <= keptBody;
  const body = isKept ? await buffer(req) : req;
  const tried = new Set<Instance>();
  for (;;) {
    const instance = choose(tried);
    if (!instance) return refuse(res, 503);
    tried.add(instance);
    let answer: Dispatcher.ResponseData;
    try {
      answer = await instance.pool.request({
        path: req.url ?? '/',
        method: req.method as Dispatcher.HttpMethod,
        headers: requestHeaders(req.headers, req.socket.remoteAddress ?? ''),
        body: isKept && (body as Buffer).length === 0 ? null : body,
        signal: left.signal,
      });
    } catch (error) {
      if (left.signal.aborted) return;
      const unreached = isUnreached(error);
      if (unreached) instance.state = 'gone';
      void instance.check();
      if (isKept && (unreached || repeatable.includes(req.method ?? ''))) continue;
      return refuse(res, 502);
    }
    res.writeHead(answer.statusCode, answerHeaders(answer.headers));
    await pipeline(answer.body, res);
    return;
  }
}

function isChunked(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined;
}

function isUnreached(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT';
}

function refuse(res: ServerResponse, status: 502 | 503): void {
  res.writeHead(status, { 'Content-Type': 'text/plain', 'Retry-After': '1', 'Cache-Control': 'no-store' });
  res.end(status === 503 ? 'No server is ready.\n' : 'The server did not answer.\n');
}
