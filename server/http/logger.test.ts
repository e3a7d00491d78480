import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { redactText, redactUrl, tokenPrefix } from '../../contract/redact.ts';
import { createLogger } from './logger.ts';

function captureLogger() {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', stream: { write: (line: string) => lines.push(line) } });
  return { logger, output: () => lines.join('') };
}

describe('the logger', () => {
  it('writes one JSON object per line, with the level by name and no unnecessary fields', () => {
    const { logger, output } = captureLogger();
    logger.info({ mail: 'm1', attempts: 2 }, 'mail sent');
    expect(JSON.parse(output())).toEqual({
      level: 'info',
      time: expect.any(String),
      mail: 'm1',
      attempts: 2,
      msg: 'mail sent',
    });
  });

  it('redacts secrets by name at any depth', () => {
    const { logger, output } = captureLogger();
    logger.info({
      headers: { Cookie: 'S3CRET', 'set-cookie': ['S3CRET'], Authorization: 'Bearer S3CRET' },
      body: { email: 'a@example.com', otp: 'S3CRET', fields: [{ code: 'S3CRET', accessToken: 'S3CRET' }] },
      environment: { authSecret: 'S3CRET', smtp: { password: 'S3CRET' }, clientSecret: 'S3CRET' },
    });
    logger.child({ token: 'S3CRET' }).info('child');
    expect(output()).not.toContain('S3CRET');
    expect(output()).toContain('a@example.com');
  });

  it('redacts passwords of URLs, bearer tokens and parameters in messages and arguments', () => {
    const { logger, output } = captureLogger();
    logger.info(`connect to postgres://${product.slug}:S3CRET@127.0.0.1/db`);
    logger.warn('got %s', 'Authorization: Bearer S3CRETS3CRET');
    logger.error(new Error('GET /callback?code=S3CRET&state=S3CRET failed'));
    expect(output()).not.toContain('S3CRET');
    expect(output()).toContain('/callback?code=[redacted]&state=[redacted] failed');
  });

  it('redacts tokens in paths, and in what leads to them', () => {
    const token = 'hjMsd38pqVxv6ck3hMHVHX_qYM2xKrcQ0CHrXrvZuA4';
    for (const url of [
      `/invite/${token}`,
      `/api/invite-links/${token}/accept`,
      `/login?redirect=%2Finvite%2F${token}`,
      `/api/fn/organizations.readInviteLink?data=%7B%22token%22%3A%22${token}%22%7D`,
    ]) {
      expect(redactUrl(url)).toBe(url.replace(token, '[redacted]'));
    }
    const copied = `${tokenPrefix()}${token}`;
    expect([redactText(copied), redactUrl(`/${copied}?${copied}=${copied}`)]).toEqual([
      `${tokenPrefix()}[redacted]`,
      `/${tokenPrefix()}[redacted]?${tokenPrefix()}[redacted]=${tokenPrefix()}[redacted]`,
    ]);
    const id = '/invitation/0519e8d1-eaaa-4297-8b62-6b8976215b11';
    expect(redactUrl(id)).toBe(id);
  });

  it('logs a failed query without its parameters', () => {
    const { logger, output } = captureLogger();
    const cause = Object.assign(new Error('connection refused'), {
      parameters: ['S3CRET'],
      args: ['S3CRET'],
    });
    const query = 'select * from sessions where token = $1';
    logger.error({ err: new DrizzleQueryError(query, ['S3CRET', 'line\nS3CRET'], cause) }, 'query failed');
    logger.error(new DrizzleQueryError(query, ['S3CRET'], cause));
    expect(output()).not.toContain('S3CRET');
    expect(output()).toContain('select * from sessions');
    expect(output()).toContain('connection refused');
  });

  it('logs the stack and the causes of an error at any depth', () => {
    const { logger, output } = captureLogger();
    logger.error({ reason: new Error('outer', { cause: new TypeError('inner') }) }, 'failed');
    const line = JSON.parse(output());
    expect(line.reason).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    expect(line.reason.stack).toContain('logger.test.ts');
  });

  it('escapes characters that a terminal or an editor interprets', () => {
    const { logger, output } = captureLogger();
    logger.info({ text: 'a\u009b31m\u001b[0m\u202eb\u2028c\nd' }, 'x\u0007\u2066y');
    expect(output()).not.toMatch(/[\u007f-\u009f\u2028-\u202e\u2066]/);
    const { text, msg } = JSON.parse(output()) as { text: string; msg: string };
    expect(text).toBe('a\\u009b31m\\u001b[0m\\u202eb\\u2028c\nd');
    expect(msg).toBe('x\\u0007\\u2066y');
  });

  it('supports circular references', () => {
    const { logger, output } = captureLogger();
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.self = loop;
    logger.info({ loop });
    expect(output()).toContain('loop');
  });
});

describe('redactUrl', () => {
  it.each([
    ['/login/verify?email=a%40b.c&code=AB12CD', '/login/verify?email=[redacted]&code=[redacted]'],
    [
      '/api/auth/callback/github?code=x&state=y',
      '/api/auth/callback/github?code=[redacted]&state=[redacted]',
    ],
    ['/x?otp=1&%74oken=2&a=b', '/x?otp=[redacted]&%74oken=[redacted]&a=b'],
    ['/login?redirect=%2Fdesktop%3Fstate%3Dabc', '/login?redirect=[redacted]'],
    ['/login?redirect=%2Fx%3Fto%3D%252Fy%253Femail%253Da', '/login?redirect=[redacted]'],
    ['/login?redirect=%2Fapp%3Fpage%3D2', '/login?redirect=%2Fapp%3Fpage%3D2'],
    ['/plain', '/plain'],
    ['/x?%E0%A4%A=1', '/x?%E0%A4%A=1'],
  ])('turns %s into %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });
});
