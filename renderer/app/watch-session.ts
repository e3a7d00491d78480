import type { createBrowserRouter } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { onRefusedCall } from '../lib/auth/refused-calls.ts';
import { reloadInit } from '../lib/init.ts';
import type { Services } from '../lib/services.ts';
import { toast } from '../ui/toast.ts';

/**
 * Notices when the visitor is no longer who they were: signed out elsewhere, banned, expired, another role. Any call
 * that is refused makes the page ask `init` again; so does coming back to the tab. Who has no session any more is
 * brought to /login, and from there back; who may do other things than before sees what is theirs now.
 */
export function watchSession(services: Services, router: ReturnType<typeof createBrowserRouter>): void {
  const { api, queryClient } = services;
  const { queryKey } = api.init.queryOptions();
  const cache = queryClient.getQueryCache();
  const hash = cache.find({ queryKey })?.queryHash;
  let known = queryClient.getQueryData<Init>(queryKey);

  onRefusedCall(() => {
    if (known?.visitor) void reloadInit(services).catch(() => {});
  });

  cache.subscribe(({ type, query }) => {
    if (query.queryHash !== (hash ?? JSON.stringify(queryKey))) return;
    if (type === 'removed') known = undefined;
    const now = query.state.data as Init | undefined;
    if (type !== 'updated' || !now || now === known) return;
    const before = known;
    known = now;
    if (!before?.visitor) return;
    if (!now.visitor) leave(services, router);
    else if (now.visitor.id !== before.visitor.id) location.reload();
    else if (JSON.stringify(now.grants) !== JSON.stringify(before.grants)) void router.revalidate();
  });
}

function leave({ i18n, queryClient, api }: Services, router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname, search } = location;
  if (!/^\/(app|manager)(\/|$)/.test(pathname)) return;
  const { queryKey } = api.init.queryOptions();
  toast.warning(i18n.t('session.ended'), { description: i18n.t('session.endedHint'), id: 'session-ended' });
  void router.navigate(`/login?${new URLSearchParams({ redirect: pathname + search })}`).then(() => {
    // Nothing of the session stays behind for whoever signs in next.
    queryClient.removeQueries({ predicate: (query) => query.queryKey !== queryKey && !query.isActive() });
  });
}
