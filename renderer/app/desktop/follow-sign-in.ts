import type { DesktopStore } from '../../lib/desktop/desktop-store.ts';
import type { Services } from '../../lib/services/services.ts';
import type { Router } from './router.ts';

/** Goes on as after any sign-in once the one in the browser has come to its end. */
export function followSignIn(store: DesktopStore, { init }: Services, router: Router): void {
  store.subscribe(({ signIn }, before) => {
    if (signIn.status !== 'idle' || before.signIn.status !== 'finishing') return;
    // The door sends on whoever is signed in, to the page that was asked for. Elsewhere the session is watched.
    void init.reload().then(
      () => router.revalidate(),
      () => {},
    );
  });
}
