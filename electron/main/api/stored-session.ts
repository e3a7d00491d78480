import * as z from 'zod/mini';
import type { SecretFile } from '../secrets/secret-file.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

/** The session at the server that the app talks to, kept for the next start. */
export interface KeptSession {
  /** The cookies; another jar after `switchTo`. */
  jar(): CookieJar;
  /** Forgets every cookie, and keeps those of another server from now on. */
  switchTo(origin: string): void;
  /** Resolves once everything is on the disk. */
  flush(): Promise<void>;
}

interface KeepSessionOptions {
  origin: string;
  file: SecretFile;
  warn(reason: string): void;
  /** Milliseconds that changes are gathered. */
  delay?: number;
}

const keptSchema = z.object({ origin: z.string(), cookies: z.string() });

/** Opens what was kept, when it is of this very server: cookies of one never go to another. */
export async function keepSession({
  origin,
  file,
  warn,
  delay = 200,
}: KeepSessionOptions): Promise<KeptSession> {
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
  let jar = openJar({ origin, kept: await file.read(), onChange, warn });

  return {
    jar: () => jar,
    switchTo(other) {
      jar = createCookieJar({ origin: other, onChange });
      onChange();
    },
    flush: write,
  };
}

interface OpenJarOptions extends Pick<KeepSessionOptions, 'origin' | 'warn'> {
  kept: string | undefined;
  onChange(): void;
}

function openJar({ origin, kept, onChange, warn }: OpenJarOptions): CookieJar {
  if (kept !== undefined) {
    try {
      const { origin: keptOrigin, cookies } = keptSchema.parse(JSON.parse(kept));
      if (keptOrigin === origin) return createCookieJar({ origin, saved: cookies, onChange });
      warn(`it belongs to ${keptOrigin}`);
    } catch {
      warn('it is damaged');
    }
  }
  return createCookieJar({ origin, onChange });
}
