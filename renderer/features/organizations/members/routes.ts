import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';
import { skipRevalidation } from '../../../layout/routes/skip-revalidation.ts';
import { importChunk } from '../../../lib/chunks/import-chunk.ts';

/** Below the address of an organization. */
export const memberRoutes: readonly RouteObject[] = [
  page({
    path: 'members',
    title: 'organizations:members.tab',
    namespaces: ['records'],
    module: 'renderer/features/organizations/members/members-page.tsx',
    component: async () => (await import('./members-page.tsx')).MembersPage,
    loader: async (services, args) => {
      const load = await importChunk(async () => (await import('./member-list.ts')).loadMembers);
      return load(services, args);
    },
    action: async () => (await import('./change-member.ts')).changeMember,
    shouldRevalidate: skipRevalidation,
  }),
];
