import { checkAnswer } from './check-answer.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many endpoints, whose shape the test states.
  body: any;
}

/** What a browser does with /api/auth: keeps cookies, sends its Origin, follows no redirect. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly appUrl: string;
  readonly url: string;
  /** Sent with every request, such as accept-language. */
  headers: Record<string, string> = {};

  constructor(appUrl: string, url = appUrl) {
    this.appUrl = appUrl;
    this.url = url;
  }

  get(path: string): Promise<Answer> {
    return this.request('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.request('POST', path, body);
  }

  /**
   * A path below /api/auth, or a whole address.
   * @throws {Error} when the answer is none that the API documents describe
   */
  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    const address = path.startsWith('http') ? path : `${this.url}/api/auth${path}`;
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { origin: this.appUrl }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...this.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.store(response.headers.getSetCookie());
    const text = await response.text();
    const { status, headers } = response;
    const contentType = headers.get('content-type');
    checkAnswer({ method, path: new URL(address).pathname, status, contentType, text });
    const isJson = contentType?.startsWith('application/json');
    return {
      status,
      headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  store(setCookies: string[]): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const isGone = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
      if (isGone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/** The status of an answer and the code of its error: '403 FORBIDDEN', and '200' where all went well. */
export async function outcomeOf(answer: Answer | Promise<Answer>): Promise<string> {
  const { status, body } = await answer;
  return [status, body?.code ?? []].flat().join(' ');
}
