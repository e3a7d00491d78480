import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkAnswer } from './check-answer.ts';

export interface RawRequest {
  port: number;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Leaves Content-Length out, so that the body goes in chunks. */
  chunked?: boolean;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: unknown;
}

/** A request whose Host, Origin and other headers fetch would not let us choose; its answer is checked as those of `Browser` are. */
export async function sendRaw(options: RawRequest): Promise<RawAnswer> {
  const { port, path = '/', method = 'GET', headers = {}, body, chunked = false } = options;
  const length = body === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const req = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    headers: { ...length, ...headers },
  });
  const answered = once(req, 'response');
  req.on('error', () => {});
  if (chunked && body !== undefined) req.write(body);
  req.end(chunked ? undefined : body);
  const [res] = await answered;
  const content = await text(res);
  const contentType = res.headers['content-type'];
  checkAnswer({ method, path, status: res.statusCode, contentType, text: content });
  return { status: res.statusCode, headers: res.headers, text: content, json: parse(content) };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
