import type { Net } from 'electron/main';
import type { ClientHeaders } from './client-headers.ts';
import { sendRequest } from './send-request.ts';

export interface PostResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  setCookies: readonly string[];
  text(): Promise<string>;
}

/** Sends JSON to a server in the shell's own name, with these cookies and no others. What it sets is not kept. */
export type PostToServer = (
  address: string,
  body: object,
  cookies: string,
  idleTimeout?: number,
) => Promise<PostResponse>;

interface PostOptions {
  net: Pick<Net, 'request'>;
  clientHeaders: ClientHeaders;
  /** Milliseconds in all: one byte every now and then keeps nobody waiting for ever. */
  totalTimeout?: number | undefined;
}

/** Milliseconds without a byte. */
const defaultIdleTimeout = 15_000;
/** Bytes of an answer: these are short, and whoever answers may be anybody. */
const maxResponseBytes = 64 * 1024;

/** Rejects where no answer came. Whose answer it is tells its contract header. */
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

/** @throws {Error} when it is too long; then the rest is not even received */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > maxResponseBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
