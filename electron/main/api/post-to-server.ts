import type { Send } from './call-server.ts';
import type { ServerResponse } from './send-request.ts';

export interface PostResponse extends Omit<ServerResponse, 'body'> {
  text(): Promise<string>;
}

interface PostOptions {
  /** The only cookies that are sent. Those of the response are not stored. */
  cookies: string;
  /** Milliseconds without a byte. */
  idleTimeout?: number;
  /** Milliseconds in all, since the idle timeout does not end a response that trickles. */
  totalTimeout?: number;
}

/** Expected responses are short, and any server may be answering. */
const maxResponseBytes = 64 * 1024;

/** Posts JSON to a server. Rejects without a response; whether it is our server's is known by its contract header. */
export async function postToServer(
  send: Send,
  url: string,
  content: object,
  { cookies, idleTimeout = 15_000, totalTimeout = 60_000 }: PostOptions,
): Promise<PostResponse> {
  const request = {
    method: 'POST',
    url,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: new Blob([JSON.stringify(content)]).stream(),
    idleTimeout,
    signal: AbortSignal.timeout(totalTimeout),
  };
  const { body, ...response } = await send(request, cookies);
  return { ...response, text: () => readText(body) };
}

/** @throws {Error} if it is too long; the rest is not received then */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > maxResponseBytes) throw new Error('the response is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
