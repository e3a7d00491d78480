import { hasPermission, type Permissions } from '#contract/facts/permissions.ts';
import { notAllowed, requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { totalCap } from '../lists/count-up-to.ts';
import { findInputScope, findWidestScope } from '../scopes/require-scope.ts';
import type { Scope } from '../scopes/scope.ts';
import { operation } from './operation.ts';
import { countEvents, findEvents, readEventPage } from './read-events.ts';
import type { View } from './read-names.ts';
import { showEvents } from './show-events.ts';

/** Permission of managers in the whole installation; `audit` alone is that of owners and admins of an organization. */
export const everywhere = { audit: ['list'], apps: ['manager'] } as const;

/** Lists events: users without further rights read their own, or those of an organization that they own or administer. */
export const listEvents = operation.list
  .use(requirePermission({ account: ['update'] }))
  .handler(async ({ context, input }) => {
    const { replica, currentUser } = context;
    const { id: userId, roles, impersonatedBy } = currentUser;
    const view = await findView();
    const found = await findEvents(replica, { ...input, userId });
    const cap = input.searchTerm ? totalCap.found : totalCap.all;
    const [{ items, nextCursor }, total] = await Promise.all([
      readEventPage(replica, found, input),
      countEvents(replica, found, cap),
    ]);
    return {
      readAt: new Date().toISOString(),
      items: await showEvents(replica, items, view),
      nextCursor,
      total,
    };

    /** The scope in which the user may read records of a kind now, whatever was done to them then. */
    async function scopeFor(kind: string): Promise<Scope | undefined> {
      try {
        return (await findWidestScope(context, { [kind]: ['read'] } as Permissions)).scope;
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    }

    async function findView(): Promise<View> {
      const isManager = hasPermission(roles, everywhere);
      if (input.scope === 'own') return { kind: 'own', userId, isManager, scopeFor };
      if (isManager) {
        if (impersonatedBy) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
        const { scope } = await findWidestScope(context, { audit: ['list'] });
        return { kind: 'all', scope };
      }
      const { scope } = await findInputScope(context, { audit: ['list'] }, input.scope);
      if (scope.kind !== 'organization') throw notAllowed(['audit']);
      return { kind: 'organization', scope, organizationId: scope.organizationId, userId };
    }
  });
