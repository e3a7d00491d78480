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
  /** Clears the storage of the previous server's pages. */
  clearPages(): Promise<void>;
}

/** Milliseconds that signing out at the previous server may take. */
const signOutTimeout = 3000;

/** Switches to another server if one answers there. Neither the session nor the pages' storage is carried over. */
export function createChangeServer(options: ChangeServerOptions): TestServer {
  const { test, post, session, settings, store, clearPages } = options;
  const signOut = async (server: string) => {
    const address = `${server}/api/auth/sign-out`;
    const cookies = session.jar().header(address);
    // If it does not answer, the session stays valid there until it expires; its cookie is deleted here.
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
