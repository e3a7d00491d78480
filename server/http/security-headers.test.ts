import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { type SecurityHeadersOptions, securityHeaders } from './security-headers.ts';

let served: HttpServer | undefined;

afterEach(async () => {
  await served?.stop();
});

async function headersOf(options: SecurityHeadersOptions) {
  const app = express();
  app.use(securityHeaders(options));
  app.get('/', (_req, res) => void res.send('page'));
  served = await startHttpServer(app);
  const answer = await fetch(served.url);
  const policy = Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  return { headers: answer.headers, policy };
}

describe('the security headers', () => {
  it('allow no inline script, style or attribute except those with a known hash', async () => {
    const { policy } = await headersOf({
      appUrl: 'https://app.example',
      scriptHashes: ['sha256-script'],
      styleHashes: ["'sha256-style'"],
    });
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-script'"]);
    expect(policy['script-src-attr']).toEqual(["'none'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-style'"]);
    expect(policy['style-src-attr']).toEqual(["'none'"]);
    for (const directive of ['frame-ancestors', 'base-uri', 'object-src', 'frame-src']) {
      expect(policy[directive]).toEqual(["'none'"]);
    }
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('allow forms to redirect to the providers known at that time, and nowhere else', async () => {
    const { policy } = await headersOf({
      appUrl: 'https://app.example',
      formActionOrigins: () => ['https://github.com', 'https://id.example'],
    });
    expect(policy['form-action']).toEqual(["'self'", 'https://github.com', 'https://id.example']);
    await served?.stop();
    expect((await headersOf({ appUrl: 'https://app.example' })).policy['form-action']).toEqual(["'self'"]);
  });

  it('allow forms to redirect to a provider that is discovered later', async () => {
    const origins = ['https://github.com'];
    await headersOf({ appUrl: 'https://app.example', formActionOrigins: () => origins });
    origins.push('https://id.example');
    const answer = await fetch(served?.url ?? '');
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://github.com https://id.example;",
    );
  });

  it('allow additional sources for development', async () => {
    const { policy } = await headersOf({
      appUrl: 'http://localhost:3000',
      extraSources: { 'style-src': ["'unsafe-inline'"], 'frame-src': ["'self'"] },
    });
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy['frame-src']).toEqual(["'self'"]);
  });

  it('require https only if the product has it', async () => {
    const secure = await headersOf({ appUrl: 'https://app.example' });
    expect(secure.policy).toHaveProperty('upgrade-insecure-requests');
    await served?.stop();
    const plain = await headersOf({ appUrl: 'http://localhost:3000' });
    expect(plain.policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('isolate the page', async () => {
    const { headers } = await headersOf({ appUrl: 'https://app.example' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});
