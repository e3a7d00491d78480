import { type ClientRequest as NodeRequest, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Writable } from 'node:stream';
import type * as Electron from 'electron';
import { acceptedEncodings, IncomingMessage } from './incoming-message.ts';
import { netError, toNetError } from './net-errors.ts';
import { network } from './network.ts';

/** Headers that Chromium sets itself: a request with them fails. */
const restricted =
  /^(content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding|connection)$/;
const redirects = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 20;

/** A request of Electron's `net`, implemented by Node's. Without `chunkedEncoding` the body is sent when complete. */
export class ClientRequest
  extends Writable
  implements
    Pick<
      Electron.ClientRequest,
      | 'abort'
      | 'chunkedEncoding'
      | 'followRedirect'
      | 'getHeader'
      | 'setHeader'
      | 'removeHeader'
      | 'getUploadProgress'
    >
{
  readonly #headers = new Map<string, string>();
  readonly #chunks: Buffer[] = [];
  readonly #redirect: 'follow' | 'error' | 'manual';
  #method: string;
  #url: URL;
  #chunked = false;
  #started: NodeRequest | undefined;
  #aborted = false;
  #response: IncomingMessage | undefined;
  #followed = false;
  #hops = 0;

  constructor(given: Electron.ClientRequestConstructorOptions | string) {
    super({ autoDestroy: true });
    const options = typeof given === 'string' ? { url: given } : given;
    const { protocol = 'http:', hostname, host, port, path = '/' } = options;
    this.#url = new URL(options.url ?? `${protocol}//${hostname ?? host}${port ? `:${port}` : ''}${path}`);
    if (!/^https?:$/.test(this.#url.protocol))
      throw new Error('ClientRequest only supports http: and https: protocols');
    this.#method = (options.method ?? 'GET').toUpperCase();
    this.#redirect = options.redirect ?? 'follow';
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, String(value));
  }

  get chunkedEncoding(): boolean {
    return this.#chunked;
  }

  set chunkedEncoding(value) {
    if (this.#started) throw new Error('chunkedEncoding can only be set before the request is started');
    this.#chunked = value;
  }

  setHeader(name: string, value: string): void {
    if (this.#started) throw new Error("Can't set headers after they are sent");
    if (/[\r\n\0]/.test(String(value))) throw new Error(`Invalid header value: ${name}`);
    this.#headers.set(name.toLowerCase(), String(value));
  }

  getHeader(name: string): string {
    return this.#headers.get(name.toLowerCase()) as string;
  }

  removeHeader(name: string): void {
    if (this.#started) throw new Error("Can't remove headers after they are sent");
    this.#headers.delete(name.toLowerCase());
  }

  getUploadProgress(): Electron.UploadProgress {
    return { active: false, started: this.#started !== undefined, current: 0, total: 0 };
  }

  followRedirect(): void {
    this.#followed = true;
  }

  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    process.nextTick(() => this.emit('abort'));
    this.#die();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    if (!this.#chunked) {
      this.#chunks.push(chunk);
      callback();
      return;
    }
    this.#started ??= this.#start();
    // The next chunk is requested once this one has been sent.
    if (this.#started) this.#started.write(chunk, () => callback());
    else callback();
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#started ??= this.#start();
    this.#started?.end(this.#chunked ? undefined : Buffer.concat(this.#chunks));
    callback();
  }

  #start(): NodeRequest | undefined {
    if (network.offline) {
      process.nextTick(() => this.#fail(netError('ERR_INTERNET_DISCONNECTED')));
      return undefined;
    }
    if ([...this.#headers.keys()].some((name) => restricted.test(name))) {
      process.nextTick(() => this.#fail(netError('ERR_INVALID_ARGUMENT')));
      return undefined;
    }
    const body = Buffer.concat(this.#chunks);
    const options: RequestOptions = {
      method: this.#method,
      agent: false,
      headers: {
        'accept-encoding': acceptedEncodings,
        ...Object.fromEntries(this.#headers),
        ...(!this.#chunked &&
          (body.length > 0 || this.#method === 'POST') && { 'content-length': body.length }),
      },
    };
    const send = this.#url.protocol === 'https:' ? requestHttps : requestHttp;
    const started = send(this.#url, options);
    const stopWatching = network.onChange((offline) => offline && started.destroy(new Error('offline')));
    started.on('close', stopWatching);
    started.on('error', (error) => {
      this.#fail(
        network.offline
          ? netError('ERR_INTERNET_DISCONNECTED')
          : toNetError(error, this.#response !== undefined),
      );
    });
    started.on('response', (message) => {
      const { location } = message.headers;
      if (location && redirects.has(message.statusCode ?? 0)) {
        message.resume();
        this.#goOn(message.statusCode as number, location, message.headersDistinct);
        return;
      }
      this.#response = new IncomingMessage(message);
      this.emit('response', this.#response);
    });
    return started;
  }

  #goOn(status: number, location: string, headers: NodeJS.Dict<string[]>): void {
    const error = this.#whyNotFollow();
    if (error) this.#fail(error);
    else this.#redirectTo(status, new URL(location, this.#url), headers);
  }

  #whyNotFollow(): Error | undefined {
    if (this.#redirect === 'error')
      return new Error("Attempted to redirect, but redirect policy was 'error'");
    if (++this.#hops > mostRedirects) return netError('ERR_TOO_MANY_REDIRECTS');
    return undefined;
  }

  #redirectTo(status: number, target: URL, headers: NodeJS.Dict<string[]>): void {
    const method = status === 303 || (status < 303 && this.#method === 'POST') ? 'GET' : this.#method;
    this.#followed = this.#redirect === 'follow';
    this.emit('redirect', status, method, target.href, headers);
    if (this.#aborted) return;
    if (!this.#followed) {
      this.#fail(new Error('Redirect was cancelled'));
      return;
    }
    if (method !== this.#method) this.#chunks.length = 0;
    if (target.origin !== this.#url.origin) this.#headers.delete('authorization');
    this.#method = method;
    this.#url = target;
    this.#chunked = false;
    this.#started = this.#start();
    this.#started?.end(Buffer.concat(this.#chunks));
  }

  #fail(error: Error): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#die(error);
  }

  /** Once its body is sent, the stream counts as destroyed and would not emit an error; Electron's does. */
  #die(error?: Error): void {
    if (this.destroyed && error) this.emit('error', error);
    this.destroy(error);
    this.#started?.destroy();
    this.#response?.destroy(error);
  }
}
