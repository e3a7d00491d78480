import { preferenceCookies } from '#contract/preferences.ts';
import { product } from '#contract/product.ts';
import { contractHeader, contractVersion } from '#contract/version.ts';

export type Preferences = Partial<Record<keyof typeof preferenceCookies, string>>;

interface Client {
  version: string;
  platform: NodeJS.Platform;
  /** Code of the language of the pages. */
  language: string;
  /** The user's preferences, which the server reads from cookies. */
  preferences: Preferences;
}

/**
 * The headers that identify the app to a server.
 * @param cookies of the session; the preferences follow them
 */
export function clientHeaders(client: Client, origin: string, cookies = ''): Record<string, string> {
  const chosen = Object.entries(client.preferences).map(
    ([name, value]) =>
      // Half a surrogate pair cannot be encoded: the error would break every request from now on.
      `${preferenceCookies[name as keyof Preferences].name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  const cookie = [cookies, ...chosen].filter(Boolean).join('; ');
  return {
    // The server accepts writes with cookies only from its own pages; the app acts for one.
    origin,
    'accept-language': client.language,
    'user-agent': userAgent(client),
    [contractHeader()]: String(contractVersion),
    ...(cookie && { cookie }),
  };
}

/** Systems as browsers name them, which programs can parse. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Macintosh; Intel Mac OS X 10_15_7',
  win32: 'Windows NT 10.0; Win64; x64',
  linux: 'X11; Linux x86_64',
};

/** Names the app's version and system, which the list of sessions shows. */
function userAgent({ version, platform }: Client): string {
  return `Mozilla/5.0 (${systems[platform] ?? platform}) ${product.slug}-desktop/${version}`;
}
