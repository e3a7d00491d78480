import { resolve } from 'node:path';
import express from 'express';
import { describe, expect, test } from 'vitest';
import { product } from '#contract/product.ts';
import { environmentErrors, hosted, invalidVariables } from '#tests/support/environment-errors.ts';
import { parseEnvironment } from './environment.ts';

describe('local mode', () => {
  test('everything has a default', () => {
    expect(parseEnvironment({})).toEqual({
      mode: 'local',
      processType: 'all',
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      ignoredDatabaseParameters: [],
      dataDir: resolve(`.${product.slug}`),
      authSecret: undefined,
      smtpUrl: undefined,
      mailFrom: `${product.name} <no-reply@localhost>`,
      adminEmails: [],
      adminUserIds: [],
      signUp: 'open',
      isSignUpChosen: false,
      demo: false,
      apiDocumentation: 'everyone',
      banner: undefined,
      providers: { github: undefined, google: undefined, oidc: undefined },
      trustProxy: false,
      shutdownDelay: 0,
      webhookSecrets: {},
      logLevel: 'warn',
    });
  });

  test('blank values count as unset', () => {
    expect(parseEnvironment({ APP_URL: '', PORT: ' ', DATABASE_URL: '', DEMO: '' }).mode).toBe('local');
  });

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['127.1.2.3', 'http://127.1.2.3:3000'],
    ['::1', 'http://[::1]:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('listens on %s and uses the origin %s', (HOST, appUrl) => {
    expect(parseEnvironment({ HOST })).toMatchObject({ host: HOST, appUrl });
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'example.com'])('does not listen on %s', (HOST) => {
    expect(invalidVariables({ HOST })).toEqual(['HOST']);
  });

  test('the embedded database has no replica', () => {
    expect(invalidVariables({ DATABASE_REPLICA_URL: 'postgres://replica/x' })).toEqual([
      'DATABASE_REPLICA_URL',
    ]);
    expect(
      invalidVariables({ DATABASE_REPLICA_URL: 'postgres://replica/x', DATABASE_URL: 'postgres://db/x' }),
    ).toEqual([]);
  });

  test('does not trust proxies', () => {
    expect(invalidVariables({ TRUST_PROXY: '1' })).toEqual(['TRUST_PROXY']);
  });
});

describe('the headers of a traces exporter', () => {
  test('are read as percent-encoded names and values', () => {
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, x-team = b=c',
    };
    expect(parseEnvironment(given).tracing?.headers).toEqual({ 'x-key': 'a key', 'x-team': 'b=c' });
  });

  test.each(['x-key', '=value', 'x-key=100%', 'x-key=a%0Ab', 'x key=value', 'x-key=value,'])(
    'are rejected if malformed: %j',
    (OTEL_EXPORTER_OTLP_HEADERS) => {
      expect(environmentErrors({ OTEL_EXPORTER_OTLP_HEADERS })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS: must be a list such as name=value,name=value',
      ]);
    },
  );
});

describe('hosted mode', () => {
  test('uses the origin of APP_URL and listens on all interfaces', () => {
    expect(parseEnvironment(hosted)).toMatchObject({
      mode: 'hosted',
      appUrl: 'https://app.example.com',
      host: '0.0.0.0',
      shutdownDelay: 5,
      logLevel: 'info',
    });
  });

  test('lists all missing variables at once', () => {
    expect(environmentErrors({ APP_URL: 'https://app.example.com' })).toEqual([
      'DATABASE_URL: is required with APP_URL',
      'AUTH_SECRET: is required with APP_URL',
      'SMTP_URL: is required with APP_URL',
      'MAIL_FROM: is required with APP_URL',
    ]);
  });

  test('a demo sends no mail and needs no mail server', () => {
    const { SMTP_URL, MAIL_FROM, ...rest } = hosted;
    expect(parseEnvironment({ ...rest, DEMO: 'true' })).toMatchObject({ demo: true, smtpUrl: undefined });
    expect(invalidVariables({ ...rest, DEMO: 'false' })).toEqual(['SMTP_URL', 'MAIL_FROM']);
  });

  test.each([
    ['2', 2],
    ['loopback', ['loopback']],
    ['Loopback, uniquelocal', ['loopback', 'uniquelocal']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['192.168.1.5,::ffff:10.0.0.1/128', ['192.168.1.5', '::ffff:10.0.0.1/128']],
  ])('trusts the proxies %s', (TRUST_PROXY, expected) => {
    const { trustProxy } = parseEnvironment({ ...hosted, TRUST_PROXY });
    expect(trustProxy).toEqual(expected);
    expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
  });

  test.each([
    'true',
    'yes',
    'proxy.example.com',
    'loopback,',
    '1.2.3',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.256',
    'fd00::/129',
    'fd00:::1',
    'fe80::1%eth0',
    '10.0.0.1, 2',
  ])('rejects TRUST_PROXY %s', (TRUST_PROXY) => {
    expect(invalidVariables({ ...hosted, TRUST_PROXY })).toEqual(['TRUST_PROXY']);
  });
});

test('malformed and missing variables are listed together, in order, without their values', () => {
  const env = {
    APP_URL: 'https://app.example.com/path',
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    AUTH_SECRET: 'hunter2',
    SMTP_URL: 'hunter2',
    MAIL_FROM: 'nobody',
    ADMIN_EMAILS: 'ada@example.com, hunter2',
    SIGN_UP: 'maybe',
    DEMO: 'perhaps',
    AUDIT_RETENTION_DAYS: '29',
    ENVIRONMENT_COLOR: 'url(x)',
    GITHUB_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'hunter2',
    OIDC_ISSUER: 'nowhere',
    S3_ENDPOINT: 'hunter2',
    S3_BUCKET: 'Hunter 2',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'loud',
  };
  expect(invalidVariables(env)).toEqual([
    'APP_URL',
    'PORT',
    'DATABASE_URL',
    'AUTH_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'ADMIN_EMAILS',
    'SIGN_UP',
    'AUDIT_RETENTION_DAYS',
    'DEMO',
    'ENVIRONMENT_COLOR',
    'GITHUB_CLIENT_SECRET',
    'GOOGLE_CLIENT_ID',
    'OIDC_NAME',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]);
  expect(() => parseEnvironment(env)).toThrow(
    /^Invalid environment variables\n- APP_URL: invalid base URL, must be /,
  );
  expect(environmentErrors(env)).toContain('ADMIN_EMAILS: number 2 is no address');
  expect(environmentErrors(env).join('\n')).not.toContain('hunter2');
});

test('lists are split, and admin addresses are case-insensitive', () => {
  expect(
    parseEnvironment({ ADMIN_EMAILS: 'Ada@Example.com,,bob@example.com ', ADMIN_USER_IDS: 'a, b' }),
  ).toMatchObject({ adminEmails: ['ada@example.com', 'bob@example.com'], adminUserIds: ['a', 'b'] });
});

test('an invalid address in ADMIN_EMAILS is an error', () => {
  for (const email of ['\u212aate@example.com', 'kate@\u212aenya.example', 'josé@example.com'])
    expect(environmentErrors({ ADMIN_EMAILS: email })).toEqual(['ADMIN_EMAILS: number 1 is no address']);
});

test('the banner is plum by default, and an emoji without a name is an error', () => {
  expect(parseEnvironment({ ENVIRONMENT_NAME: 'Staging', ENVIRONMENT_EMOJI: '🧪' }).banner).toEqual({
    name: 'Staging',
    emoji: '🧪',
    color: 'plum',
  });
  expect(invalidVariables({ ENVIRONMENT_EMOJI: '🧪' })).toEqual(['ENVIRONMENT_NAME']);
});

test.each(['🧪', '🇰🇪', '👩🏽‍💻', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤'])('%s is one emoji', (ENVIRONMENT_EMOJI) => {
  expect(invalidVariables({ ENVIRONMENT_NAME: 'Staging', ENVIRONMENT_EMOJI })).toEqual([]);
});

test.each(['🧪🧪', 'x', '1', 'Testing', '🧪 x', '\u200d', '<b>'])(
  '%j is not one emoji',
  (ENVIRONMENT_EMOJI) => {
    expect(invalidVariables({ ENVIRONMENT_NAME: 'Staging', ENVIRONMENT_EMOJI })).toEqual([
      'ENVIRONMENT_EMOJI',
    ]);
  },
);

test.each(['#FFD166', '#0af', 'Plum'])('the banner has the colour %s', (given) => {
  const { banner } = parseEnvironment({ ENVIRONMENT_NAME: 'Staging', ENVIRONMENT_COLOR: given });
  expect(banner?.color).toBe(given.toLowerCase());
});

test('only configured providers are enabled', () => {
  const { providers } = parseEnvironment({
    GITHUB_CLIENT_ID: 'g',
    GITHUB_CLIENT_SECRET: 's',
    OIDC_NAME: 'Acme',
    OIDC_ISSUER: 'https://id.acme.example',
    OIDC_CLIENT_ID: 'o',
    OIDC_CLIENT_SECRET: 't',
  });
  expect(providers).toEqual({
    github: { clientId: 'g', clientSecret: 's' },
    google: undefined,
    oidc: { name: 'Acme', issuer: 'https://id.acme.example', clientId: 'o', clientSecret: 't' },
  });
});

test('pictures are stored in S3 if all its variables are set, in its region', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const s3 = {
    endpoint: 'https://s3.example.com',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  expect(parseEnvironment(store).s3).toEqual(s3);
  expect(parseEnvironment({ ...store, S3_REGION: 'auto' }).s3).toEqual({ ...s3, region: 'auto' });
  expect(parseEnvironment({ S3_REGION: 'auto' }).s3).toBeUndefined();
  expect(invalidVariables({ ...store, S3_BUCKET: '' })).toEqual(['S3_BUCKET']);
});

test.each(['postgres://h/d', 'postgresql://u:p@h:5432/d?sslmode=require'])(
  'accepts the database %s',
  (DATABASE_URL) => {
    expect(parseEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  },
);

test.each(['no-reply@mailhost', 'Jo Doe <jo@example.com>', '"Doe, Jo" <jo@example.com>'])(
  'sends from %s',
  (MAIL_FROM) => {
    expect(parseEnvironment({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  },
);

test.each(['a@b\nBcc: x@y', 'Jo <jo>', '@'])('does not send from %j', (MAIL_FROM) => {
  expect(invalidVariables({ MAIL_FROM })).toEqual(['MAIL_FROM']);
});
