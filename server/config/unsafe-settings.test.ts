import { describe, expect, test } from 'vitest';
import { product } from '#contract/product.ts';
import { environmentErrors, hosted, invalidVariables } from '#tests/support/environment-errors.ts';

describe('hosted mode', () => {
  const ofOthers = (DATABASE_URL: string) => ({ DATABASE_URL });

  test.each<[string, NodeJS.ProcessEnv]>([
    ['APP_URL', { APP_URL: 'http://app.example.com' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'x'.repeat(64) }],
    ['AUTH_SECRET', { AUTH_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'please-change-me-please-change-me!' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'better-auth-secret-12345678901234567890' }],
    ['DATABASE_URL', ofOthers(`postgres://postgres:postgres@db.example.com/${product.slug}`)],
    ['DATABASE_URL', ofOthers(`postgres://${product.slug}:${product.slug}@db.example.com/${product.slug}`)],
    ['DATABASE_URL', ofOthers(`postgres://u:Password@10.0.0.5/${product.slug}`)],
    [
      'DATABASE_REPLICA_URL',
      { DATABASE_REPLICA_URL: `postgres://u:password@replica.example.com/${product.slug}` },
    ],
    ['REDIS_URL', { REDIS_URL: 'redis://default:password@redis.example.com:6379' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x'.repeat(64) }],
    ['SMTP_URL', { SMTP_URL: 'smtp://admin:admin@mail.example.com:587' }],
    ['NODE_ENV', { NODE_ENV: 'development' }],
    [
      'OIDC_ISSUER',
      { OIDC_ISSUER: 'http://id.example.com', OIDC_NAME: 'x', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
    ],
  ])('rejects an unsafe %s', (name, unsafe) => {
    expect(invalidVariables({ ...hosted, ...unsafe })).toEqual([name]);
    expect(environmentErrors({ ...hosted, ...unsafe }).join()).not.toMatch(/Password@|xxx|please|12345/);
  });

  test.each<NodeJS.ProcessEnv>([
    { APP_URL: 'http://localhost:3000' },
    { APP_URL: 'http://127.0.0.1:3000', NODE_ENV: 'development' },
    { OIDC_ISSUER: 'http://id.localhost:5556', OIDC_NAME: 'x', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
    { AUTH_SECRET: '3f9a1c7e5b2d8f60a4e1c9b7d3f5a8e2' },
    { DATABASE_URL: `postgres://postgres:postgres@127.0.0.1/${product.slug}` },
    { DATABASE_URL: `postgres://${product.slug}@db.example.com/${product.slug}` },
  ])('accepts safe values: %j', (safe) => {
    expect(invalidVariables({ ...hosted, ...safe })).toEqual([]);
  });
});
