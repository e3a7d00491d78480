import { Cookie, CookieJar as ToughJar } from 'tough-cookie';

/** The cookies of one server. They never reach a page, and no other origin. */
export interface CookieJar {
  readonly origin: string;
  /** The `Cookie` header for an address of the server; '' where there is none. */
  header(address: string): string;
  /** Keeps what `Set-Cookie` headers of an answer say. */
  store(address: string, setCookies: readonly string[]): void;
  clear(): void;
  /** The cookies that outlive the app, as text; undefined where there are none. */
  save(): string | undefined;
}

interface CookieJarOptions {
  origin: string;
  /** What `save` gave once. */
  saved?: string;
  onChange?(): void;
}

const options = {
  // Bound to one origin, cookies cannot go astray, and a server may well run under a suffix that others share.
  rejectPublicSuffixes: false,
  allowSecureOnLocal: false,
  prefixSecurity: 'silent',
  looseMode: false,
} as const;

/** @throws {Error} when `saved` is no text of a jar, and for addresses of another origin */
export function createCookieJar({ origin, saved, onChange }: CookieJarOptions): CookieJar {
  const jar = new ToughJar(undefined, options);
  for (const cookie of saved === undefined ? [] : JSON.parse(saved)) {
    const restored = Cookie.fromJSON(cookie);
    if (restored) jar.setCookieSync(restored, origin, { ignoreError: true });
  }
  const own = (address: string): string => {
    if (new URL(address).origin !== origin) throw new Error(`no address of ${origin}`);
    return address;
  };
  return {
    origin,
    header: (address) => jar.getCookieStringSync(own(address)),
    store(address, setCookies) {
      for (const setCookie of setCookies) {
        jar.setCookieSync(setCookie, own(address), { ignoreError: true });
      }
      if (setCookies.length > 0) onChange?.();
    },
    clear() {
      jar.removeAllCookiesSync();
      onChange?.();
    },
    save() {
      const cookies = (jar.serializeSync()?.cookies ?? []).flatMap(persistent);
      return cookies.length > 0 ? JSON.stringify(cookies) : undefined;
    },
  };
}

/** The cookie with its end as a moment, since Max-Age would begin anew; nothing of one that ends with the app. */
function persistent(cookie: object): object[] {
  const end = Cookie.fromJSON(cookie)?.expiryTime();
  const lives = end !== undefined && Number.isFinite(end) && end > Date.now();
  return lives ? [{ ...cookie, expires: new Date(end).toISOString(), maxAge: undefined }] : [];
}
