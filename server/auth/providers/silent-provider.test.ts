import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';

let provider: OidcProvider;
let proxy: HttpServer;
/** Until then requests to the provider wait. */
let isOpen: boolean;
let server: AuthServer;

beforeEach(async () => {
  provider = await startOidcProvider();
  isOpen = false;
  const app = express();
  app.use(async (req, res) => {
    const answer = await (await fetch(provider.issuer + req.url)).json();
    if (isOpen) res.json({ ...answer, issuer: proxy.url });
  });
  proxy = await startHttpServer(app);
  const { clientId, clientSecret } = provider;
  const oidc = { name: 'Silent', issuer: proxy.url, clientId, clientSecret };
  server = await startAuthServer({ environment: { providers: { oidc } } });
});
afterEach(async () => {
  await Promise.all([server.stop(), proxy.stop(), provider.stop()]);
});

it('a provider that does not answer blocks no other requests, and works once it answers', async () => {
  const browser = server.browser();
  await server.signIn('ada@example.com');

  isOpen = true;
  const started = await browser.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
  expect(started.body).toMatchObject({ url: expect.stringContaining(provider.issuer) });
});
