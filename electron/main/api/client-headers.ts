import { preferenceCookies } from '#contract/preferences.ts';
import { product } from '#contract/product.ts';
import { contractHeader, contractVersion } from '#contract/version.ts';

export type Preferences = Partial<Record<keyof typeof preferenceCookies, string>>;

/** The headers that identify the app to a server. */
export type ClientHeaders = (origin: string, cookies?: string) => Record<string, string>;

interface ClientHeadersOptions {
  version: string;
  platform: NodeJS.Platform;
  /** Code of the language of the pages. */
  language(): string;
  /** The user's preferences, which the server reads from cookies. */
  preferences(): Preferences;
}

export function createClientHeaders({
  version,
  platform,
  language,
  preferences,
}: ClientHeadersOptions): ClientHeaders {
  return (origin, cookies = '') => {
    const chosen = Object.entries(preferences()).map(
      ([name, value]) =>
        // Half a surrogate pair cannot be encoded: the error would break every request from now on.
        `${preferenceCookies[name as keyof Preferences].name}=${encodeURIComponent(value.toWellFormed())}`,
    );
    const cookie = [cookies, ...chosen].filter(Boolean).join('; ');
    return {
      // The server accepts writes with cookies only from its own pages; the app acts for one.
      origin,
      'accept-language': language(),
      'user-agent': userAgent(version, platform),
      [contractHeader]: String(contractVersion),
      ...(cookie && { cookie }),
    };
  };
}

/** Systems as browsers name them, which programs can parse. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Macintosh; Intel Mac OS X 10_15_7',
  win32: 'Windows NT 10.0; Win64; x64',
  linux: 'X11; Linux x86_64',
};

/** Names the app's version and system, which the list of sessions shows. */
function userAgent(version: string, platform: NodeJS.Platform): string {
  return `Mozilla/5.0 (${systems[platform] ?? platform}) ${product.slug}-desktop/${version}`;
}
