export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** An S3-compatible store for pictures. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A collector of traces by OTLP over HTTP. */
export interface TracingSettings {
  endpoint: string;
  /** Sent with each request, such as the collector's API key. */
  headers: Record<string, string>;
  serviceName: string;
  /** Share of sampled traces, from 0 to 1. */
  share: number;
}

/** The configuration of one running server. */
export interface Environment {
  /** 'hosted' if APP_URL is set. */
  mode: 'local' | 'hosted';
  /** 'web' serves and adds jobs without running any, 'worker' runs jobs and serves probes alone, 'all' does both. */
  processType: 'web' | 'worker' | 'all';
  port: number;
  host: string;
  /** Public origin of the product, without a trailing slash. */
  appUrl: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl?: string;
  /** A streaming replica of it, for reads that may be some seconds stale. */
  databaseReplicaUrl?: string;
  /** Parameters of both URLs that are left out, such as `DATABASE_URL: channel_binding`. */
  ignoredDatabaseParameters: string[];
  /** Undefined: its data stays in the database. */
  redisUrl?: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined only in local mode, until it is read from DATA_DIR at start-up. */
  authSecret?: string;
  /** Undefined: mails are caught and shown at /dev/mailbox (local mode) or nothing is sent (hosted). */
  smtpUrl?: string;
  mailFrom: string;
  /** Lower case. */
  adminEmails: string[];
  adminUserIds: string[];
  signUp: 'open' | 'closed';
  /** False: open by default, as SIGN_UP is unset. */
  isSignUpChosen: boolean;
  demo: boolean;
  /** Days after which events of the audit trail are deleted. Undefined: sign-ins after a year, others never. */
  auditRetentionDays?: number;
  /** Audience of the API documentation. */
  apiDocumentation: 'admins' | 'everyone' | 'off';
  banner?: { name: string; emoji?: string; color: string };
  providers: {
    github?: OAuthClient;
    google?: OAuthClient;
    oidc?: OAuthClient & { name: string; issuer: string };
  };
  /** Undefined: pictures are stored in the database. */
  s3?: S3Settings;
  /** For Express: none, the number of proxies in front, or their addresses. */
  trustProxy: false | number | string[];
  /** An MMDB file with locations of network addresses. Absolute path. */
  geoipDatabase?: string;
  /** Seconds that a stopping server keeps responding, while /readyz tells load balancers to send no more. */
  shutdownDelay: number;
  /** Undefined: no traces are recorded. */
  tracing?: TracingSettings;
  /** Bearer token for /metrics. Undefined: it is not available. */
  metricsToken?: string;
  /** Secrets of webhooks by their variables, such as WEBHOOK_SECRET_GITHUB; none in a demo. */
  webhookSecrets: Readonly<Record<string, string>>;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}
