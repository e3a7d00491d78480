import { text } from 'node:stream/consumers';
import type { Net } from 'electron/main';
import type { OwnHeaders } from './own-headers.ts';
import { sendToServer } from './send-to-server.ts';

export interface PostAnswer {
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
  patience?: number,
) => Promise<PostAnswer>;

interface PostOptions {
  net: Pick<Net, 'request'>;
  ownHeaders: OwnHeaders;
}

/** Milliseconds without a byte. */
const usualPatience = 15_000;

/** Rejects where no answer came. Whose answer it is tells its contract header. */
export function createPostToServer({ net, ownHeaders }: PostOptions): PostToServer {
  return async (address, content, cookies, patience = usualPatience) => {
    const { status, headers, setCookies, body } = await sendToServer(net, {
      method: 'POST',
      url: address,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...ownHeaders(new URL(address).origin, cookies),
      },
      body: new Blob([JSON.stringify(content)]).stream(),
      patience,
    });
    return { status, headers, setCookies, text: () => text(body) };
  };
}
