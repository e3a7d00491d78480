import * as z from 'zod/mini';
import type { SecretFile } from '../secrets/secret-file.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

/** The session at the current server, stored for the next start. */
export interface StoredSession {
  /** The cookies; another jar after `switchTo`. */
  jar(): CookieJar;
  /** Deletes every cookie, and stores those of another server from now on. */
  switchTo(origin: string): void;
  /** Resolves once everything is on disk. */
  flush(): Promise<void>;
}

interface StoredSessionOptions {
  origin: string;
  file: SecretFile;
  warn(reason: string): void;
  /** Milliseconds for which changes are batched. */
  delay?: number;
}

const storedSchema = z.object({ origin: z.string(), cookies: z.string() });

/** Restores the stored session only for the server that it belongs to. */
export async function openStoredSession({
  origin,
  file,
  warn,
  delay = 200,
}: StoredSessionOptions): Promise<StoredSession> {
  let timer: NodeJS.Timeout | undefined;
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const cookies = jar.save();
    return cookies === undefined
      ? file.remove()
      : file.write(JSON.stringify({ origin: jar.origin, cookies }));
  };
  const onChange = () => {
    timer ??= setTimeout(() => void write(), delay);
  };
  let jar = openJar({ origin, stored: await file.read(), onChange, warn });

  return {
    jar: () => jar,
    switchTo(other) {
      jar = createCookieJar({ origin: other, onChange });
      onChange();
    },
    flush: write,
  };
}

interface OpenJarOptions extends Pick<StoredSessionOptions, 'origin' | 'warn'> {
  stored: string | undefined;
  onChange(): void;
}

function openJar({ origin, stored, onChange, warn }: OpenJarOptions): CookieJar {
  if (stored !== undefined) {
    try {
      const { origin: storedOrigin, cookies } = storedSchema.parse(JSON.parse(stored));
      if (storedOrigin === origin) return createCookieJar({ origin, saved: cookies, onChange });
      warn(`it belongs to ${storedOrigin}`);
    } catch {
      warn('it is damaged');
    }
  }
  return createCookieJar({ origin, onChange });
}
