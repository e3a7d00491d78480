import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Seconds. */
const year = 365 * 24 * 60 * 60;

/** For responses other than pages: if a browser renders one as a page, nothing in it runs, loads or can be framed. */
const strictPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Headers of every response, including files and probes; `securityHeaders` replaces this policy for pages. */
export function baseHeaders({ appUrl }: { appUrl: string }): RequestHandler {
  const https = appUrl.startsWith('https://');
  return (_req, res, next) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', strictPolicy);
    if (https) res.setHeader('Strict-Transport-Security', `max-age=${year}`);
    next();
  };
}

interface ContentSecurityPolicyOptions {
  /** Whether the product's own origin is https. */
  https: boolean;
  /** `'sha256-…'` of the inline scripts in the pages, without quotes. */
  scriptHashes?: readonly string[];
  /** `'sha256-…'` of the `<style>` elements that libraries inject, without quotes. */
  styleHashes?: readonly string[];
  /** Origins to which a form of ours may be redirected: sign-in providers. */
  formActionOrigins?: readonly string[];
  /** Additional sources by directive, for the development server (hot reload). */
  extraSources?: Readonly<Record<string, readonly string[]>>;
}

export interface SecurityHeadersOptions
  extends Omit<ContentSecurityPolicyOptions, 'https' | 'formActionOrigins'> {
  /** Origin of the product; requests are upgraded only if it is https. */
  appUrl: string;
  /** Origins to which a form of ours may be redirected: sign-in providers. Called for each response. */
  formActionOrigins?: () => readonly string[];
}

/** Browser features that are not used; passkeys and the clipboard stay available to our own pages. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'identity-credentials-get', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)', 'publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/**
 * Headers of pages and the API in addition to `baseHeaders`, whose policy they replace. Referrer-Policy is
 * `same-origin`: with `no-referrer` browsers send `Origin: null` with form posts, which the origin check rejects.
 */
export function securityHeaders({ appUrl, ...policy }: SecurityHeadersOptions): RequestHandler {
  const https = appUrl.startsWith('https://');
  const makeHelmet = (origins: readonly string[]) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy({ https, ...policy, formActionOrigins: origins }),
      },
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
  let known: { origins: string; setHelmet: RequestHandler } | undefined;
  return (req, res, next) => {
    // Cached until a provider's discovery adds an origin.
    const current = policy.formActionOrigins?.() ?? [];
    const origins = current.join(' ');
    if (known?.origins !== origins) known = { origins, setHelmet: makeHelmet(current) };
    res.setHeader('Permissions-Policy', permissionsPolicy);
    known.setHelmet(req, res, next);
  };
}

type Directives = Record<string, Iterable<string>>;

/**
 * The policy of every page. No inline scripts or styles except those with a known hash, no style attributes, no frames,
 * no plugins. Chromium also applies form-action to redirects after a form post, hence the providers' origins.
 */
function contentSecurityPolicy(options: ContentSecurityPolicyOptions): Directives {
  const { https, scriptHashes = [], styleHashes = [], formActionOrigins = [], extraSources = {} } = options;
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styleHashes.map(quote)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...formActionOrigins],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  for (const [directive, sources] of Object.entries(extraSources)) {
    directives[directive] = [...(directives[directive] ?? []), ...sources].filter(
      (source) => source !== "'none'",
    );
  }
  if (https) directives['upgrade-insecure-requests'] = [];
  return directives;
}

function quote(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`;
}
