import type { DesktopStore } from '../../lib/desktop/desktop-store.ts';
import type { Services } from '../../lib/services/services.ts';
import type { Router } from './router.ts';

/**
 * When the server can be spoken to again: a page that could not be shown is loaded once more, at its address; one that
 * is shown stays as it is, with all that is typed in it, and reads its data anew.
 */
export function followConnection(store: DesktopStore, { init, data }: Services, router: Router): void {
  store.subscribe(({ connection }, before) => {
    if (connection.status !== 'online' || before.connection.status !== 'failed') return;
    if (router.state.errors) {
      void router.revalidate();
      return;
    }
    void init.reload().catch(() => {});
    void data.current?.queryClient.invalidateQueries();
  });
}
