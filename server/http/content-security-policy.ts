export interface ContentSecurityPolicyOptions {
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

type Directives = Record<string, Iterable<string>>;

/**
 * The policy of every page. No inline scripts or styles except those with a known hash, no style attributes, no frames,
 * no plugins. Chromium also applies form-action to redirects after a form post, hence the providers' origins.
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): Directives {
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
