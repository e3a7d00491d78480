import type { BetterAuthPlugin } from '@better-auth/core';
import { checkAdminRequest } from './admin-checks.ts';
import { endImpersonations, stopImpersonatingWithoutCookie } from './impersonation-hooks.ts';
import { type AdminEventsServices, recordAdminEvents } from './record-admin-events.ts';

interface AdminPluginServices extends AdminEventsServices {
  /** A demo writes no events. */
  recording: boolean;
}

/** What better-auth's admin plugin lacks: checks of what is written, events, and what ends an impersonation. */
export function adminPlugin(services: AdminPluginServices) {
  const events = services.recording ? recordAdminEvents(services) : undefined;
  return {
    id: 'admin-checks',
    hooks: {
      before: [
        checkAdminRequest(services),
        ...(events ? [events.before] : []),
        stopImpersonatingWithoutCookie,
      ],
      after: [...(events ? [events.after] : []), endImpersonations],
    },
  } satisfies BetterAuthPlugin;
}
