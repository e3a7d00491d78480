import type { Net } from 'electron/main';
import type { DesktopInput, ServerTest } from '#contract/desktop/bridge.ts';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { SecretFile } from '../secrets/secret-file.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../store.ts';
import { createCallServer, type Send } from './call-server.ts';
import { clientHeaders } from './client-headers.ts';
import { createForward } from './forward-request.ts';
import { postToServer } from './post-to-server.ts';
import { sendRequest } from './send-request.ts';
import { openStoredSession } from './stored-session.ts';
import { probeServer, testServer } from './test-server.ts';
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
export type Api = Awaited<ReturnType<typeof createApi>>;

/** Milliseconds that signing out at the previous server may take. */
const signOutTimeout = 3000;

export async function createApi(options: ApiOptions) {
  const { store, settings, net, secret, platform, language, errorText, clearPages, log } = options;
  const { version, server: first } = store.get();
  const server = () => store.get().server.address;
  const warn = (reason: string) => log.warn(`api: ${reason}`);
  const preferences = () => settings.get().preferences ?? {};

  const send: Send = (request, cookies) => {
    const client = { version, platform, language: language(), preferences: preferences() };
    const own = clientHeaders(client, new URL(request.url).origin, cookies);
    return sendRequest(net, { ...request, headers: { ...request.headers, ...own } });
  };
  const session = await openStoredSession(first.address, secret, (reason) =>
    log.warn(`session: the stored session is ignored: ${reason}`),
  );
  const connection = watchConnection(store, () => probeServer(send, server()));
  const call = createCallServer({ send, jar: session.jar, report: connection.report, warn });

  const signOut = async () => {
    const url = `${server()}/api/auth/sign-out`;
    const cookies = session.jar().header(url);
    // If it does not answer, the session stays valid there until it expires; its cookie is deleted here.
    if (cookies) await postToServer(send, url, {}, { cookies, idleTimeout: signOutTimeout }).catch(() => {});
  };

  return {
    /** Responds to the pages' requests for the API and for pictures. */
    forward: createForward({ call, server, errorText, warn }),
    /** The cookies of the current server. */
    jar: session.jar,
    post: (url: string, content: object, cookies: string) => postToServer(send, url, content, { cookies }),
    test: (entered: string) => testServer(send, entered),
    /** Switches to another server if one answers there. Neither the session nor the pages' storage is carried over. */
    async change(entered: string): Promise<ServerTest> {
      const tested = await testServer(send, entered);
      const { address, builtIn } = store.get().server;
      if (!tested.ok || tested.address === address) return tested;
      await signOut();
      session.switchTo(tested.address);
      settings.update({ serverAddress: tested.address === builtIn ? undefined : tested.address });
      connection.reset();
      store.update({ server: { address: tested.address, builtIn } });
      await Promise.all([session.flush(), clearPages()]);
      return tested;
    },
    /** Checks the connection at once. */
    retry: connection.retry,
    /** Saves a preference for the server, as a browser's cookie would. */
    savePreference({ preference, value }: DesktopInput<'preferences.save'>) {
      settings.update({ preferences: { ...preferences(), [preference]: value } });
    },
    /** Resolves once the session is on disk. */
    flush: session.flush,
    stop: connection.stop,
  };
}
