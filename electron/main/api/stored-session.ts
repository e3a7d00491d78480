import * as z from 'zod/mini';
import type { SecretFile } from '../secrets/secret-file.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

const storedSchema = z.object({ origin: z.string(), cookies: z.string() });

/** Milliseconds for which changes are batched. */
const delay = 200;

/** The session at the current server, stored for the next start; restored only for the server that it belongs to. */
export async function openStoredSession(origin: string, file: SecretFile, warn: (reason: string) => void) {
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
  const restore = (stored: string): CookieJar | undefined => {
    try {
      const { origin: storedOrigin, cookies } = storedSchema.parse(JSON.parse(stored));
      if (storedOrigin === origin) return createCookieJar(origin, onChange, cookies);
      warn(`it belongs to ${storedOrigin}`);
    } catch {
      warn('it is damaged');
    }
    return undefined;
  };
  const stored = await file.read();
  let jar = (stored !== undefined && restore(stored)) || createCookieJar(origin, onChange);

  return {
    /** The cookies; another jar after `switchTo`. */
    jar: () => jar,
    /** Deletes every cookie, and stores those of another server from now on. */
    switchTo(other: string) {
      jar = createCookieJar(other, onChange);
      onChange();
    },
    /** Resolves once everything is on disk. */
    flush: write,
  };
}
