import type { Net } from 'electron/main';
import type { ClientHeaders } from './client-headers.ts';
import { sendRequest } from './send-request.ts';

export interface PostResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  setCookies: readonly string[];
  text(): Promise<string>;
}

/** Posts JSON to a server, with these cookies only. Cookies of the response are not stored. */
export type PostToServer = (
  address: string,
  body: object,
  cookies: string,
  idleTimeout?: number,
) => Promise<PostResponse>;

interface PostOptions {
  net: Pick<Net, 'request'>;
  clientHeaders: ClientHeaders;
  /** Milliseconds in all, since the idle timeout does not end a response that trickles. */
  totalTimeout?: number | undefined;
}

/** Milliseconds without a byte. */
const defaultIdleTimeout = 15_000;
/** Expected responses are short, and any server may be answering. */
const maxResponseBytes = 64 * 1024;

/** Rejects without a response. Whether it is our server's is known by its contract header. */
export function createPostToServer({ net, clientHeaders, totalTimeout = 60_000 }: PostOptions): PostToServer {
  return async (address, content, cookies, idleTimeout = defaultIdleTimeout) => {
    const { status, headers, setCookies, body } = await sendRequest(net, {
      method: 'POST',
      url: address,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...clientHeaders(new URL(address).origin, cookies),
      },
      body: new Blob([JSON.stringify(content)]).stream(),
      idleTimeout,
      signal: AbortSignal.timeout(totalTimeout),
    });
    return { status, headers, setCookies, text: () => readText(body) };
  };
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
