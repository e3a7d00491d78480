import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveOrganization, Organization } from '#contract/organizations/organizations.ts';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { onAnsweredOrganization } from '../../../lib/services/answered-organization.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { isShown, onSwitchElsewhere, resetDependents } from './active-organization.ts';

/**
 * Reads the active organization, and follows it where it changes by itself: another tab chose one, the user was removed,
 * or it was deleted. Data of the former one is forgotten then, and its end is told.
 */
export function useActiveOrganization(): ActiveOrganization | undefined {
  const { t } = useTranslation('organizations-area');
  const { api, queryClient } = useApi();
  const { init } = useServices();
  const { data: active } = useQuery(api.organizations.active.queryOptions());

  const isAnnounced = useRef(false);
  useEffect(() => {
    const read = async () => {
      isAnnounced.current = true;
      await init.reload().catch(() => {});
      void queryClient.resetQueries({ queryKey: api.organizations.active.key() });
      void queryClient.invalidateQueries({ queryKey: api.organizations.list.key() });
      void resetDependents({ queryClient });
    };
    return onSwitchElsewhere(() => void read());
  }, [api, init, queryClient]);

  useEffect(() => {
    // Asked about already: an answer that was on its way during a switch, or one to the questions below.
    let asked: string | null | undefined;
    return onAnsweredOrganization(async (id) => {
      if (id === (init.get()?.activeOrganizationId ?? null)) asked = undefined;
      else if (id !== asked) {
        asked = id;
        // Not by the cache: the answer that waits for this may be that of the same query.
        const [found] = await Promise.allSettled([api.organizations.active.call(), init.reload()]);
        if (found.status === 'rejected') return;
        queryClient.setQueryData(api.organizations.active.queryKey(), found.value);
      }
    });
  }, [api, init, queryClient]);

  const known = useRef(active?.organization);
  useEffect(() => {
    if (!active) return;
    const former = known.current;
    const { organization } = active;
    known.current = organization;
    const activeId = organization?.id ?? null;
    if (former !== undefined && activeId !== (former?.id ?? null)) {
      if (init.get()?.activeOrganizationId !== activeId) init.reload().catch(() => {});
      // Where nobody chose another one, it has ended: deleted, say, or without this member.
      if (!isAnnounced.current) void resetDependents({ queryClient }, { read: true });
      const isChosen = isAnnounced.current || isShown(activeId);
      if (former && !isChosen) void tellEnd(former);
    }
    isAnnounced.current = false;

    async function tellEnd({ id, name }: Organization) {
      const options = { ...api.organizations.list.queryOptions(), staleTime: 0 };
      const own = await queryClient.fetchQuery(options).catch(() => undefined);
      if (own?.items.every((item) => item.id !== id))
        toast.info(t('switcher.ended', { name: isolate(name) }));
    }
  }, [active, api, init, queryClient, t]);
  return active;
}
