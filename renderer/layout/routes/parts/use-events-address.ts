import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useFeatures } from '../../feature.ts';

/** Returns the address of the audit events of an action since a time; undefined for readers without the audit log. */
export function useEventsAddress(action: AuditAction, since: string): string | undefined {
  const init = useInit();
  const { eventList, navigation } = useFeatures().find((feature) => feature.eventList) ?? {};
  const isAllowed = navigation?.some(
    (page) => page.to.manager?.path === eventList && page.allowed(init, 'manager'),
  );
  return isAllowed ? `${eventList}?${new URLSearchParams({ action, since })}` : undefined;
}
