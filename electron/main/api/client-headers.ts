import { preferenceCookies } from '#contract/preferences.ts';
import { product } from '#contract/product.ts';
import { contractHeader, contractVersion } from '#contract/version.ts';

export type Preferences = Partial<Record<keyof typeof preferenceCookies, string>>;

/** The headers by which the app shows to a server who it is. */
export type ClientHeaders = (origin: string, cookies?: string) => Record<string, string>;

interface ClientHeadersOptions {
  version: string;
  platform: NodeJS.Platform;
  /** Code of the language of the pages. */
  language(): string;
  /** What the person chose here; the server takes it from cookies. */
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
        // Half a character cannot be encoded: the error would end every request from now on.
        `${preferenceCookies[name as keyof Preferences].name}=${encodeURIComponent(value.toWellFormed())}`,
    );
    const cookie = [cookies, ...chosen].filter(Boolean).join('; ');
    return {
      // The server takes writes with cookies from its own pages alone, and we stand for one.
      origin,
      'accept-language': language(),
      'user-agent': userAgent(version, platform),
      [contractHeader]: String(contractVersion),
      ...(cookie && { cookie }),
    };
  };
}

/** As browsers write the systems, which is how everybody reads them. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Macintosh; Intel Mac OS X 10_15_7',
  win32: 'Windows NT 10.0; Win64; x64',
  linux: 'X11; Linux x86_64',
};

/** Says which version of the app asks, and on which system: the list of sessions shows it. */
function userAgent(version: string, platform: NodeJS.Platform): string {
  return `Mozilla/5.0 (${systems[platform] ?? platform}) ${product.slug}-desktop/${version}`;
}
