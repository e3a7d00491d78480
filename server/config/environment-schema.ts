import { validateHeaderName, validateHeaderValue } from 'node:http';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { product } from '#contract/product.ts';
import { isEmail } from '#contract/validation/email.ts';
import { readDatabaseUrl } from './database-url.ts';

/**
 * One check for each variable, in the order of the documentation. Blank means unset: container tools pass empty values.
 * Messages follow the variable's name and never repeat its value, which may be a secret.
 */
export const variables = {
  APP_URL: origin('the origin of the product, such as https://app.example.com').optional(),
  PORT: z.coerce
    .number('must be a whole number from 0 to 65535')
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: z.string().optional(),
  PROCESS: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  DATABASE_URL: databaseAddress('postgres://user:password@host:5432/database').optional(),
  DATABASE_REPLICA_URL: databaseAddress('postgres://user:password@replica:5432/database').optional(),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://user:password@host:6379').optional(),
  DATA_DIR: z
    .string()
    .default(`.${product.slug}`)
    .transform((path) => resolve(path)),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more (try: openssl rand -base64 32)')
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, `must be an address, such as ${product.name} <no-reply@example.com>`)
    .optional(),
  ADMIN_EMAILS: list().pipe(
    z.array(
      z
        .string()
        .refine(isEmail, { error: ({ path }) => `number ${Number(path?.[0]) + 1} is no address` })
        .toLowerCase(),
    ),
  ),
  ADMIN_USER_IDS: list(),
  SIGN_UP: z.enum(['open', 'closed'], 'must be open or closed').optional(),
  AUDIT_RETENTION_DAYS: z.coerce
    .number('must be a whole number of days from 30 to 36500')
    .int('must be a whole number of days from 30 to 36500')
    .min(30, 'must be a whole number of days from 30 to 36500')
    .max(36_500, 'must be a whole number of days from 30 to 36500')
    .optional(),
  API_DOCUMENTATION: z.enum(['admins', 'everyone', 'off'], 'must be admins, everyone or off').optional(),
  DEMO: z.stringbool({ error: 'must be true or false' }).default(false),
  ENVIRONMENT_NAME: z.string().max(60, 'must have 60 characters at most').optional(),
  ENVIRONMENT_EMOJI: z
    .string()
    .regex(/^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v, 'must be one emoji')
    .optional(),
  ENVIRONMENT_COLOR: z
    .string()
    .toLowerCase()
    .regex(/^(?:plum|#(?:[\da-f]{3}|[\da-f]{6}))$/, 'must be plum, or a colour such as #7a3b69')
    .default('plum'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have 40 characters at most').optional(),
  OIDC_ISSUER: address(['https:', 'http:'], 'https://id.example.com').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  S3_ENDPOINT: address(['https:', 'http:'], 'https://s3.example.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .toLowerCase()
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())))
    .refine(
      isProxyTrust,
      'must be the number of proxies in front of the server, or their addresses (10.0.0.0/8, loopback)',
    )
    .optional(),
  GEOIP_DATABASE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  SHUTDOWN_DELAY: z.coerce
    .number('must be seconds from 0 to 60')
    .min(0, 'must be seconds from 0 to 60')
    .max(60, 'must be seconds from 0 to 60')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['https:', 'http:'], 'http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(isHeaderList, 'must be a list such as name=value,name=value')
    .transform(readHeaderList)
    .optional(),
  OTEL_SERVICE_NAME: z.string().default(product.slug),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  METRICS_TOKEN: z
    .string()
    .min(32, 'must have 32 characters or more (try: openssl rand -base64 32)')
    .optional(),
  NODE_ENV: z.string().optional(),
} as const;

export type VariableName = keyof typeof variables;

export type Variables = { [Name in VariableName]: z.infer<(typeof variables)[Name]> };

function address(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && hasHost(value),
      `must be an address such as ${example}`,
    );
}

function databaseAddress(example: string) {
  return address(['postgres:', 'postgresql:'], example).check((context) => {
    if (context.issues.length > 0) return;
    const { value: input } = context;
    for (const message of readDatabaseUrl(input).faults)
      context.issues.push({ code: 'custom', input, message });
  });
}

function hasHost(value: string): boolean {
  return new URL(value).hostname !== '';
}

function origin(what: string) {
  return z
    .string()
    .refine((value) => {
      if (!URL.canParse(value)) return false;
      const url = new URL(value);
      const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
      return ['https:', 'http:'].includes(url.protocol) && bare;
    }, `invalid base URL, must be ${what}, without a path`)
    .transform((value) => new URL(value).origin);
}

function list() {
  return z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
}

/** 'name@host' or 'Any Name <name@host>'; the host may be a single label, as on an internal mail server. */
function isSender(value: string): boolean {
  return /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value);
}

/** `true` is not allowed: it would trust any X-Forwarded-For, and forging it would bypass rate limits. */
function isProxyTrust(value: number | string[]): boolean {
  if (typeof value === 'number') return true;
  return value.every(
    (part) => ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isAddressOrSubnet(part),
  );
}

/** '10.0.0.1' or '10.0.0.0/8'. Express exits the process on anything else. */
function isAddressOrSubnet(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function isHeaderList(value: string): boolean {
  try {
    for (const [name, content] of Object.entries(readHeaderList(value))) {
      validateHeaderName(name);
      validateHeaderValue(name, content);
    }
    return true;
  } catch {
    return false;
  }
}

/** Parses 'name=value,name=value' with percent encoding. */
function readHeaderList(value: string): Record<string, string> {
  const pairs = value.split(',').map((pair): [string, string] => {
    const [name = '', ...content] = pair.split('=');
    if (content.length === 0) throw new Error('no value');
    return [name.trim(), decodeURIComponent(content.join('=').trim())];
  });
  return Object.fromEntries(pairs);
}
