import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from '#contract/product.ts';

/** What an update feed says, and how it hands the file over. */
export interface UpdateOffer {
  version: string;
  /** The new version of the app. */
  file?: string | Buffer;
  /**
   * `other`: bytes that are not the file's; `truncated`: half of the file, as if that were all; `cut`: the connection
   * ends halfway; `slow`: a few bytes at a time until `finish()`; `silent`: no answer; `missing`: 404.
   */
  served?: 'whole' | 'other' | 'truncated' | 'cut' | 'slow' | 'silent' | 'missing';
  /** Address of the file in place of the feed's own. */
  fileUrl?: string;
  /** Answers requests for the file with a redirect to this address. */
  redirect?: string;
  releaseNotes?: unknown;
  stagingPercentage?: number;
  /** False leaves the file's hash out. */
  hashed?: boolean;
  /** Stands in the feed in place of all of the above. */
  raw?: string;
}

export interface UpdateFeed {
  url: string;
  /** Says from now on: this version; `missing`: nothing (404); `silent`: no answer; `away`: the connection ends. */
  offer(offer: UpdateOffer | 'missing' | 'silent' | 'away'): void;
  /** Lets a slow download end. */
  finish(): void;
  /** Connections on which somebody waits for an answer. */
  waiting(): number;
  /** Paths asked for so far. */
  requests: string[];
  stop(): Promise<void>;
}

/** A feed of files as electron-updater's `generic` provider reads it, on a free port. */
export async function startUpdateFeed(): Promise<UpdateFeed> {
  const requests: string[] = [];
  let waiting = 0;
  let current: Parameters<UpdateFeed['offer']>[0] = 'missing';
  let finished = Promise.withResolvers<void>();

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://feed').pathname;
    requests.push(path);
    waiting += 1;
    response.on('close', () => {
      waiting -= 1;
    });
    if (current === 'silent') return;
    if (current === 'away') return request.socket.destroy();
    if (current === 'missing') return response.writeHead(404).end();
    if (/^\/latest[\w-]*\.yml$/.test(path)) return response.end(current.raw ?? describeOffer(current));
    void sendFile(current, response, finished.promise);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    waiting: () => waiting,
    offer(offer) {
      current = offer;
      finished = Promise.withResolvers();
    },
    finish: () => finished.resolve(),
    stop() {
      finished.resolve();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function contentOf({ version, file }: UpdateOffer): Buffer {
  return Buffer.from(file ?? `version ${version}\n`.repeat(20_000));
}

/** JSON is YAML. */
function describeOffer(offer: UpdateOffer): string {
  const { version, fileUrl, releaseNotes, stagingPercentage, hashed = true } = offer;
  const content = contentOf(offer);
  const sha512 = hashed ? createHash('sha512').update(content).digest('base64') : undefined;
  const url = fileUrl ?? `${product.name}-${version}.AppImage`;
  const files = [{ url, sha512, size: content.length }];
  const releaseDate = '2026-11-21T00:00:00.000Z';
  return JSON.stringify({ version, files, path: url, sha512, releaseDate, releaseNotes, stagingPercentage });
}

async function sendFile(offer: UpdateOffer, response: ServerResponse, finished: Promise<void>) {
  const content = contentOf(offer);
  const half = content.subarray(0, content.length / 2);
  if (offer.redirect) return response.writeHead(302, { location: offer.redirect }).end();
  switch (offer.served) {
    case 'silent':
      return;
    case 'missing':
      return response.writeHead(404).end();
    case 'other':
      return response.end(Buffer.from(content).fill('x'));
    case 'truncated':
      return response.end(half);
    case 'cut':
      response.writeHead(200, { 'content-length': content.length });
      return response.write(half, () => response.destroy());
    case 'slow': {
      response.writeHead(200, { 'content-length': content.length });
      const step = Math.ceil(content.length / 200);
      let sent = 0;
      const timer = setInterval(() => {
        if (sent >= half.length) return;
        response.write(half.subarray(sent, sent + step));
        sent += step;
      }, 50);
      await finished;
      clearInterval(timer);
      return response.end(content.subarray(Math.min(sent, half.length)));
    }
    default:
      return response.end(content);
  }
}
