import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ClientRequest, IncomingMessage, Net } from 'electron/main';

/**
 * Up to this size a body is sent with its length: Chromium can then repeat the request when a keep-alive connection
 * turns out to be closed, and some proxies require a length. Larger bodies are streamed in chunks.
 */
const maxBufferedBytes = 256 * 1024;

export interface ServerRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: ReadableStream<Uint8Array> | null;
  signal?: AbortSignal;
  /** Milliseconds without a byte, in either direction, until the request fails. */
  idleTimeout?: number;
}

export interface ServerResponse {
  status: number;
  /** By lower-case names. Never `set-cookie`. */
  headers: ReadonlyMap<string, string>;
  setCookies: readonly string[];
  body: ReadableStream<Uint8Array>;
}

/** Longer than the server's own timeouts (server/http/timeouts.ts), so that its response comes first. */
const defaultIdleTimeout = 60_000;

/** A redirect, which is never followed. */
export class BlockedRedirectError extends Error {
  override readonly name = 'RefusedRedirect';
  readonly location: string;

  constructor(status: number, location: string) {
    super(`${status} to ${URL.parse(location)?.origin ?? 'nowhere'}`);
    this.location = location;
  }
}

/**
 * Sends a request through Chromium's network, which knows the system's proxies and certificates, and streams both ways.
 * Chromium's own cookies are not used: without `credentials` it sends our `Cookie` header unchanged and passes
 * `Set-Cookie` on with the response, though not with a redirect, of which the API has none. Untrusted certificates are
 * errors, as everywhere in Electron's `net`; there is no way to click through.
 *
 * Rejects with an error whose message is Chromium's (`net::ERR_…`), with a `RefusedRedirect`, or with the reason of the
 * signal.
 */
export function sendRequest(net: Pick<Net, 'request'>, request: ServerRequest): Promise<ServerResponse> {
  const { method, url, headers = {}, body, signal, idleTimeout = defaultIdleTimeout } = request;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sent = net.request({
      method,
      url,
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);

    const timer = setTimeout(() => fail(new Error('net::ERR_TIMED_OUT')), idleTimeout);
    const fail = (error: unknown) => {
      clearTimeout(timer);
      sent.abort();
      reject(error);
    };
    // Stays until the last byte: `close` is emitted as soon as the request body is sent.
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    sent.on('error', fail);
    sent.on('redirect', (status, _method, location) => fail(new BlockedRedirectError(status, location)));
    sent.on('response', (received) => {
      clearTimeout(timer);
      resolve(toResponse(sent, received, idleTimeout));
    });
    writeBody(sent, body ?? null, () => timer.refresh()).catch(fail);
  });
}

function toResponse(sent: ClientRequest, received: IncomingMessage, idleTimeout: number): ServerResponse {
  const headers = new Map<string, string>();
  let setCookies: readonly string[] = [];
  for (const [name, value] of Object.entries(received.headers)) {
    if (name === 'set-cookie') setCookies = [value].flat();
    else headers.set(name, [value].flat().join(', '));
  }
  return { status: received.statusCode, headers, setCookies, body: toStream(sent, received, idleTimeout) };
}

/** The body, with backpressure. Cancelling it aborts the request. */
function toStream(
  sent: ClientRequest,
  received: IncomingMessage,
  idleTimeout: number,
): ReadableStream<Uint8Array> {
  // It is a Node.js stream, of which Electron's types tell the events alone.
  const events: EventEmitter = received;
  const source = events as Readable;
  // The reader gets the error; one that nobody listens to would end the app.
  source.on('error', () => {});
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => sent.abort(), idleTimeout);
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: () => sent.abort(),
    },
    { highWaterMark: 0 },
  );
}

/** Sends the body of a request and ends it. `onProgress` is called for each part that was sent. */
async function writeBody(
  sent: ClientRequest,
  body: ReadableStream<Uint8Array> | null,
  onProgress: () => void,
): Promise<void> {
  if (!body) return void sent.end();
  // As above.
  const events: EventEmitter = sent;
  const target = events as Writable;
  let first: Uint8Array[] | undefined = [];
  let length = 0;
  for await (const part of body) {
    // Electron reuses the memory of a part for the next one.
    let next = part.slice();
    if (first) {
      first.push(next);
      length += next.length;
      if (length <= maxBufferedBytes) continue;
      next = Buffer.concat(first);
      first = undefined;
      sent.chunkedEncoding = true;
    }
    if (!target.write(next) && !target.destroyed) {
      await Promise.race([once(target, 'drain'), once(target, 'close')]);
    }
    // The request was aborted, or the server reads no more. Leaving the loop cancels the body.
    if (target.destroyed) return;
    onProgress();
  }
  if (first) sent.end(Buffer.concat(first));
  else sent.end();
}
