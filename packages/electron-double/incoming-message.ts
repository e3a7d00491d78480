import type { IncomingMessage as NodeMessage } from 'node:http';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type * as Electron from 'electron';
import { netError, toNetError } from './net-errors.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
  zstd: createZstdDecompress,
};

export const acceptedEncodings = Object.keys(decoders).join(', ');

/** A response of Electron's `net`: decoded, although its headers still have the encoding. */
export class IncomingMessage
  extends Readable
  implements
    Pick<Electron.IncomingMessage, 'statusCode' | 'statusMessage' | 'headers' | 'rawHeaders' | 'httpVersion'>
{
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly headers: Record<string, string | string[]>;
  readonly rawHeaders: string[];
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly #source: Readable;

  constructor(message: NodeMessage) {
    super();
    this.statusCode = message.statusCode ?? 0;
    this.statusMessage = message.statusMessage ?? '';
    this.headers = joinHeaders(message);
    this.rawHeaders = message.rawHeaders;
    const decode = decoders[message.headers['content-encoding'] ?? ''];
    const body = decode ? message.pipe(decode()) : message.pipe(new PassThrough());
    this.#source = body;
    const fail = (error: Error) => this.destroy(error);
    message.on('error', (error) => fail(toNetError(error, true)));
    message.on('aborted', () => fail(netError('ERR_CONNECTION_CLOSED')));
    body.on('error', () => fail(netError('ERR_CONTENT_DECODING_FAILED')));
    body.on('data', (chunk) => {
      if (!this.push(chunk)) body.pause();
    });
    body.on('end', () => this.push(null));
    body.pause();
    this.on('close', () => message.destroy());
  }

  override _read(): void {
    this.#source.resume();
  }
}

/** Of these only the first one counts. */
const single =
  /^(content-type|content-length|user-agent|referer|host|(proxy-)?authorization|if-(un)?modified-since|from|location|retry-after|etag|last-modified|server|age|expires)$/;

/** Set-Cookie is a list; other repeated headers are joined. */
function joinHeaders({ headersDistinct }: NodeMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [
      name,
      name === 'set-cookie' ? values : single.test(name) ? (values[0] ?? '') : values.join(', '),
    ]),
  );
}
