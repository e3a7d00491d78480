import { product } from '#contract/product.ts';
import { readDatabaseUrl } from './database-url.ts';
import { type VariableName, type Variables, variables } from './environment-schema.ts';
import { isLoopbackHost, originAt } from './loopback.ts';
import type { Environment, OAuthClient, S3Settings, TracingSettings } from './settings.ts';
import { unsafeSettings } from './unsafe-settings.ts';

const title = 'Invalid environment variables';

/** All errors of the environment, one line each. */
export class InvalidEnvironmentError extends Error {
  override name = 'InvalidEnvironmentError';
  /** 'NAME: what is wrong', in the order of the documentation. */
  faults: string[];

  constructor(faults: string[]) {
    super([title, ...faults.map((fault) => `- ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the configuration. APP_URL decides between local mode, in which everything has a default and nothing leaves
 * this machine, and hosted mode, in which what production needs must be set.
 * @throws {InvalidEnvironmentError} with all errors, not just the first
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const names = Object.keys(variables) as VariableName[];
  const given = new Map(names.map((name) => [name, env[name]?.trim() || undefined]));
  const faults = new Map<VariableName, string>();
  const parsed: Partial<Record<VariableName, unknown>> = {};
  for (const name of names) {
    const result = variables[name].safeParse(given.get(name));
    if (result.success) parsed[name] = result.data;
    else faults.set(name, result.error.issues.map((issue) => issue.message).join(', '));
  }
  for (const [name, fault] of combinedFaults((name) => given.get(name))) {
    if (!faults.has(name)) faults.set(name, fault);
  }
  const webhookSecrets = webhookSecretsOf(env);
  const tooShort = Object.keys(webhookSecrets).filter((name) => (webhookSecrets[name] ?? '').length < 16);
  if (faults.size + tooShort.length > 0) {
    throw new InvalidEnvironmentError([
      ...names.flatMap((name) => (faults.has(name) ? [`${name}: ${faults.get(name)}`] : [])),
      ...tooShort.map((name) => `${name}: must have 16 characters or more (try: openssl rand -hex 32)`),
    ]);
  }
  const values = parsed as Variables;
  return { ...build(values), webhookSecrets: values.DEMO ? {} : webhookSecrets };
}

/** Not in the list of variables: a webhook's name is the end of its variable's. */
function webhookSecretsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => name.startsWith('WEBHOOK_SECRET_') && value));
}

type Given = (name: VariableName) => string | undefined;

/** Errors of several variables together. They are reported next to malformed ones, so that all appear at once. */
function* combinedFaults(given: Given): Generator<[VariableName, string]> {
  if (given('APP_URL')) yield* hostedFaults(given);
  else yield* localFaults(given);
  if (given('PROCESS') === 'worker' && !given('DATABASE_URL')) {
    yield ['DATABASE_URL', 'is required with PROCESS=worker: the embedded database has one process alone'];
  }
  if (given('DATABASE_REPLICA_URL') && !given('DATABASE_URL')) {
    yield ['DATABASE_REPLICA_URL', 'needs DATABASE_URL: the embedded database has no replica'];
  }
  yield* incompleteGroup(given, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']);
  yield* incompleteGroup(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  yield* incompleteGroup(given, ['OIDC_NAME', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  yield* incompleteGroup(given, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (!given('ENVIRONMENT_NAME') && given('ENVIRONMENT_EMOJI')) {
    yield ['ENVIRONMENT_NAME', 'is missing, as ENVIRONMENT_EMOJI is given'];
  }
}

function* hostedFaults(given: Given): Generator<[VariableName, string]> {
  // A demo shows its codes on the page.
  const demo = variables.DEMO.safeParse(given('DEMO')).data;
  const required: VariableName[] = demo
    ? ['DATABASE_URL', 'AUTH_SECRET']
    : ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'MAIL_FROM'];
  for (const name of required) if (!given(name)) yield [name, 'is required with APP_URL'];
  yield* unsafeSettings(given);
}

function* localFaults(given: Given): Generator<[VariableName, string]> {
  const host = given('HOST');
  if (host && !isLoopbackHost(host)) {
    yield [
      'HOST',
      'must be a loopback address without APP_URL: the caught mails would be open to the network',
    ];
  }
  if (given('TRUST_PROXY')) yield ['TRUST_PROXY', 'needs APP_URL: local mode answers this machine alone'];
}

function* incompleteGroup(given: Given, group: VariableName[]): Generator<[VariableName, string]> {
  const present = group.filter((name) => given(name));
  if (present.length === 0) return;
  for (const name of group) if (!given(name)) yield [name, `is missing, as ${present[0]} is given`];
}

function build(values: Variables): Omit<Environment, 'webhookSecrets'> {
  const hosted = values.APP_URL !== undefined;
  const database = values.DATABASE_URL ? readDatabaseUrl(values.DATABASE_URL) : undefined;
  const replica = values.DATABASE_REPLICA_URL ? readDatabaseUrl(values.DATABASE_REPLICA_URL) : undefined;
  return {
    mode: hosted ? 'hosted' : 'local',
    processType: values.PROCESS,
    port: values.PORT,
    host: values.HOST ?? (hosted ? '0.0.0.0' : '127.0.0.1'),
    appUrl: values.APP_URL ?? originAt(values.HOST ?? 'localhost', values.PORT),
    databaseUrl: database?.url,
    databaseReplicaUrl: replica?.url,
    ignoredDatabaseParameters: [
      ...(database?.ignored ?? []).map((name) => `DATABASE_URL: ${name}`),
      ...(replica?.ignored ?? []).map((name) => `DATABASE_REPLICA_URL: ${name}`),
    ],
    redisUrl: values.REDIS_URL,
    dataDir: values.DATA_DIR,
    authSecret: values.AUTH_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${product.name} <no-reply@localhost>`,
    adminEmails: values.ADMIN_EMAILS,
    adminUserIds: values.ADMIN_USER_IDS,
    signUp: values.DEMO ? 'closed' : (values.SIGN_UP ?? 'open'),
    isSignUpChosen: values.DEMO || values.SIGN_UP !== undefined,
    demo: values.DEMO,
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    apiDocumentation: values.API_DOCUMENTATION ?? (hosted ? 'admins' : 'everyone'),
    banner: values.ENVIRONMENT_NAME
      ? {
          name: values.ENVIRONMENT_NAME,
          emoji: values.ENVIRONMENT_EMOJI,
          color: values.ENVIRONMENT_COLOR,
        }
      : undefined,
    // All users of a demo share its two accounts.
    providers: values.DEMO ? {} : providersOf(values),
    s3: s3Of(values),
    trustProxy: values.TRUST_PROXY ?? false,
    geoipDatabase: values.GEOIP_DATABASE,
    // No load balancer sends anything to a worker.
    shutdownDelay: values.SHUTDOWN_DELAY ?? (hosted && values.PROCESS !== 'worker' ? 5 : 0),
    tracing: tracingOf(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (hosted ? 'info' : 'warn'),
  };
}

function providersOf(values: Variables): Environment['providers'] {
  return {
    github: client(values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET),
    google: client(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    oidc: oidcClient(values),
  };
}

function s3Of(values: Variables): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function tracingOf(values: Variables): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers,
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function client(clientId: string | undefined, clientSecret: string | undefined): OAuthClient | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function oidcClient(values: Variables): Environment['providers']['oidc'] {
  const oauth = client(values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET);
  if (!oauth || !values.OIDC_NAME || !values.OIDC_ISSUER) return undefined;
  return { ...oauth, name: values.OIDC_NAME, issuer: values.OIDC_ISSUER };
}
