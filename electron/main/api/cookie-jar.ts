import { Cookie, CookieJar as ToughJar } from 'tough-cookie';

/** The cookies of one server. They are sent to no other origin, and no page can read them. */
export interface CookieJar {
  readonly origin: string;
  /** The `Cookie` header for an address of the server; '' if it has no cookies. */
  header(address: string): string;
  /** Stores the cookies of a response's `Set-Cookie` headers. */
  store(address: string, setCookies: readonly string[]): void;
  /** The persistent cookies, serialized; undefined if there are none. */
  save(): string | undefined;
}

const options = {
  // The jar is bound to one origin, and a server may well run below a public suffix.
  rejectPublicSuffixes: false,
  allowSecureOnLocal: false,
  prefixSecurity: 'silent',
  looseMode: false,
} as const;

/**
 * @param onChange is called when cookies were stored
 * @param saved result of an earlier `save`
 * @throws {Error} if `saved` is not a serialized jar, and for addresses of another origin
 */
export function createCookieJar(origin: string, onChange: () => void, saved = '[]'): CookieJar {
  const jar = new ToughJar(undefined, options);
  for (const cookie of JSON.parse(saved)) {
    const restored = Cookie.fromJSON(cookie);
    if (restored) jar.setCookieSync(restored, origin, { ignoreError: true });
  }
  const own = (address: string): string => {
    if (new URL(address).origin !== origin) throw new Error(`not an address of ${origin}`);
    return address;
  };
  return {
    origin,
    header: (address) => jar.getCookieStringSync(own(address)),
    store(address, setCookies) {
      for (const setCookie of setCookies) {
        jar.setCookieSync(setCookie, own(address), { ignoreError: true });
      }
      if (setCookies.length > 0) onChange();
    },
    save() {
      const cookies = (jar.serializeSync()?.cookies ?? []).flatMap(persistent);
      return cookies.length > 0 ? JSON.stringify(cookies) : undefined;
    },
  };
}

/** The cookie with an absolute expiry, since Max-Age would start again; empty for a session cookie. */
function persistent(cookie: object): object[] {
  const end = Cookie.fromJSON(cookie)?.expiryTime();
  const lives = end !== undefined && Number.isFinite(end) && end > Date.now();
  return lives ? [{ ...cookie, expires: new Date(end).toISOString(), maxAge: undefined }] : [];
}
