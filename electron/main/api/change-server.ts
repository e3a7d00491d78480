import type { ServerTest } from '#contract/desktop/bridge.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../state-store.ts';
import type { PostToServer } from './post-to-server.ts';
import type { StoredSession } from './stored-session.ts';
import type { TestServer } from './test-server.ts';

interface ChangeServerOptions {
  test: TestServer;
  post: PostToServer;
  session: StoredSession;
  settings: Settings;
  store: StateStore;
  /** Takes away what pages of the server before have kept. */
  clearPages(): Promise<void>;
}

/** Milliseconds that the server before has for ending the session there. */
const signOutTimeout = 3000;

/** Goes over to another server when it answers as one, and takes nothing along: not the session, nothing of the pages. */
export function createChangeServer(options: ChangeServerOptions): TestServer {
  const { test, post, session, settings, store, clearPages } = options;
  const signOut = async (server: string) => {
    const address = `${server}/api/auth/sign-out`;
    const cookies = session.jar().header(address);
    // Should it not answer, the session lives on there until it expires; nobody here has it any more.
    if (cookies) await post(address, {}, cookies, signOutTimeout).catch(() => {});
  };
  return async (entered): Promise<ServerTest> => {
    const tested = await test(entered);
    const { address, builtIn } = store.get().server;
    if (!tested.ok || tested.address === address) return tested;

    await signOut(address);
    session.switchTo(tested.address);
    settings.update({ serverAddress: tested.address === builtIn ? undefined : tested.address });
    store.update({ server: { address: tested.address, builtIn }, connection: { status: 'unknown' } });
    await Promise.all([session.flush(), clearPages()]);
    return tested;
  };
}
