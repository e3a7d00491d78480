import type { Net } from 'electron/main';
import type { DesktopInput, ServerTest } from '#contract/desktop/bridge.ts';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { SecretFile } from '../secrets/secret-file.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../state-store.ts';
import { createCallServer } from './call-server.ts';
import { createChangeServer } from './change-server.ts';
import { createClientHeaders } from './client-headers.ts';
import type { CookieJar } from './cookie-jar.ts';
import { createForward } from './forward-request.ts';
import { createPostToServer, type PostToServer } from './post-to-server.ts';
import { openStoredSession } from './stored-session.ts';
import { createProbe, createTestServer } from './test-server.ts';
import { watchConnection } from './watch-connection.ts';

interface ApiOptions {
  store: StateStore;
  settings: Settings;
  net: Pick<Net, 'request'>;
  /** Stores the session between starts. */
  secret: SecretFile;
  platform: NodeJS.Platform;
  /** Code of the language of the pages. */
  language(): string;
  /** The message for a problem, in the language of the pages. */
  errorText(problem: ConnectionProblem): string;
  /** Clears the storage and the caches of the pages. */
  clearPages(): Promise<void>;
  log: { warn(message: string): void };
}

/** The app's connection to its server. */
export interface Api {
  /** Responds to the pages' requests for the API and for pictures. */
  forward(request: Request): Promise<Response>;
  /** The cookies of the current server. */
  jar(): CookieJar;
  post: PostToServer;
  test(entered: string): Promise<ServerTest>;
  change(entered: string): Promise<ServerTest>;
  /** Checks the connection at once. */
  retry(): Promise<void>;
  /** Saves a preference for the server, as a browser's cookie would. */
  savePreference(choice: DesktopInput<'preferences.save'>): void;
  /** Resolves once the session is on disk. */
  flush(): Promise<void>;
  stop(): void;
}

export async function createApi(options: ApiOptions): Promise<Api> {
  const { store, settings, net, secret, platform, language, errorText, clearPages, log } = options;
  const { version, server: first } = store.get();
  const server = () => store.get().server.address;
  const warn = (reason: string) => log.warn(`api: ${reason}`);
  const preferences = () => settings.get().preferences ?? {};

  const clientHeaders = createClientHeaders({ version, platform, language, preferences });
  const session = await openStoredSession({
    origin: first.address,
    file: secret,
    warn: (reason) => log.warn(`session: the stored session is ignored: ${reason}`),
  });
  const probe = createProbe({ net, clientHeaders });
  const connection = watchConnection({ store, check: () => probe(server()) });
  const call = createCallServer({ net, jar: session.jar, clientHeaders, report: connection.report, warn });
  const post = createPostToServer({ net, clientHeaders });
  const test = createTestServer({ net, probe });
  const change = createChangeServer({ test, post, session, settings, store, clearPages });

  return {
    forward: createForward({ call, server, errorText, warn }),
    jar: session.jar,
    post,
    test,
    async change(entered) {
      const before = server();
      const changed = await change(entered);
      if (server() !== before) connection.reset();
      return changed;
    },
    retry: connection.retry,
    savePreference({ preference, value }) {
      settings.update({ preferences: { ...preferences(), [preference]: value } });
    },
    flush: session.flush,
    stop: connection.stop,
  };
}
