import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { Browser } from '#tests/support/browser.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { signInByMail } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '#tests/support/trace-collector.ts';

describe('a collector', () => {
  let collector: TraceCollector;
  let provider: OidcProvider;
  let logs: string[];
  const cookies: string[] = [];
  beforeAll(async () => {
    [collector, provider] = await Promise.all([startTraceCollector(), startOidcProvider()]);
    const server = await startTestServer(
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
        OIDC_NAME: 'Test',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      },
      { pages: true },
    );
    logs = server.logs;
    const ada = await signInByMail(server, 'ada@example.com');
    await ada.get(`${server.url}/api/users?search=searched-term`);
    await ada.request('POST', `${server.url}/api/users`, {
      name: 'written-name',
      email: 'written-address@example.com',
      roles: ['user'],
      invite: false,
    });
    await fetch(`${server.url}/login?email=ada@example.com`, {
      headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    });
    const started = await new Browser(server.url).post('/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/login',
    });
    const visitor = new Browser(server.url);
    const again = await visitor.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(again.body.url, { redirect: 'manual' });
    await visitor.get(sent.headers.get('location') ?? '');
    expect(started.status).toBe(200);
    cookies.push(
      ...[...ada.cookies.values(), ...visitor.cookies.values()].filter((value) => value.length > 20),
    );
    // Exports the remaining spans.
    await server.stop();
  });
  afterAll(() => Promise.all([collector?.stop(), provider?.stop()]));

  const named = (name: string): CollectedSpan => {
    const span = collector.spans.find((candidate) => candidate.name === name);
    if (!span) throw new Error(`no ${name} among ${collector.spans.map((other) => other.name).join(', ')}`);
    return span;
  };
  const childrenOf = ({ spanId, traceId }: CollectedSpan) =>
    collector.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);

  it('receives the service’s name and its API key', () => {
    expect(collector.resource).toMatchObject({
      'service.name': product.slug,
      'service.version': expect.any(String),
    });
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'a key' });
  });

  it('receives a request with its operation, and the operation with its statements', () => {
    const request = named('GET /api/users');
    expect(request).toMatchObject({
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/users',
        'http.response.status_code': 200,
        'request.id': expect.any(String),
      },
    });
    expect(request.parentSpanId).toBeUndefined();
    const operation = childrenOf(request).find(({ name }) => name === 'users.list');
    if (!operation) throw new Error('the request has no operation');
    const statements = childrenOf(operation);
    expect(statements.map(({ name }) => name)).toContain('select');
    expect(statements[0]?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    });
  });

  it('receives each run of a job, with the mail that it sends', () => {
    const jobs = collector.spans.filter(({ attributes }) => attributes['job.name'] === 'app.mail');
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      expect(job).toMatchObject({
        name: 'job',
        attributes: { 'job.id': expect.stringMatching(/^[\da-f-]{36}$/) },
      });
      expect(job.parentSpanId).toBeUndefined();
      expect(childrenOf(job).map(({ name }) => name)).toContain('mail');
    }
  });

  it('receives mails with their SMTP connections, and requests to a provider by host only', () => {
    expect(childrenOf(named('mail')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SMTP', 'update']),
    );
    expect(named('mail').attributes).toMatchObject({ 'mail.template': 'sign-in-code', 'mail.attempt': 1 });
    const host = new URL(provider.issuer).host;
    const requests = collector.spans.filter(({ attributes }) => attributes['server.address'] === host);
    expect(requests.length).toBeGreaterThan(0);
    for (const { attributes } of requests) {
      expect(Object.keys(attributes).sort()).toEqual([
        'http.request.method',
        'http.response.status_code',
        'server.address',
      ]);
    }
  });

  it('receives no user’s address, no secret and no user input', () => {
    const text = collector.text();
    expect(text).not.toMatch(/@example|searched-term|written-|Amina/);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(text).not.toContain(cookie.split('.')[0]);
    expect(text).not.toContain(provider.clientSecret);
  });

  it("receives no trace from an untrusted client's header", () => {
    expect(collector.text()).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });

  it('shares the trace id with log lines', () => {
    const { traceId } = named('GET /api/users');
    const lines = logs.map((line) => JSON.parse(line)).filter((line) => line.traceId === traceId);
    expect(lines).toEqual([expect.objectContaining({ msg: 'request', route: '/api/users' })]);
    expect(logs.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'mail sent')).toMatchObject({
      traceId: named('mail').traceId,
    });
  });
});

describe('a trusted proxy', () => {
  it('starts the trace', async () => {
    const collector = await startTraceCollector();
    try {
      const server = await startTestServer({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_SERVICE_NAME: 'shop',
        APP_URL: 'https://app.example.com',
        HOST: '127.0.0.1',
        MAIL_FROM: 'no-reply@example.com',
        TRUST_PROXY: 'loopback',
      });
      await fetch(`${server.url}/api/init`, {
        headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
      });
      await server.stop();
      expect(collector.resource['service.name']).toBe('shop');
      expect(collector.spans).toContainEqual(
        expect.objectContaining({
          traceId: '0af7651916cd43dd8448eb211c80319c',
          parentSpanId: 'b7ad6b7169203331',
        }),
      );
    } finally {
      await collector.stop();
    }
  });
});

it('an unavailable collector blocks neither requests nor stopping', async () => {
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${server.url}/api/init`)).status).toBe(200);
  await server.stop();
});
