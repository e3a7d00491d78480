import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOrganizations } from '#contract/organizations/limits.ts';
import type { OrganizationDetail, OwnOrganizations } from '#contract/organizations/organizations.ts';
import { invalidateLists } from '../../../components/list/change-lists.ts';
import type { Entity } from '../../../components/record/entity.ts';
import { joinReasons, useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

/** An organization as its members have it. */
export const organizationEntity = {
  kind: 'organization',
  texts: 'organizations',
  title: 'organizations-area:title',
  path: 'organizations',
  operations: (api) => api.organizations,
  invalidates: () => [],
} satisfies Entity;

/** Any organization, as managers have it. */
export const managedEntity = {
  ...organizationEntity,
  texts: 'organizations-manage',
  operations({ organizations: { key, all, readAny, anyActivity } }) {
    return { key, list: all, read: readAny, activity: anyActivity };
  },
} satisfies Entity;

/** The organization whose pages are shown; given by their layout. */
export const OrganizationContext = createContext<OrganizationDetail | null>(null);

export function useOrganization(): OrganizationDetail {
  const organization = useContext(OrganizationContext);
  if (!organization) throw new Error('useOrganization is for the pages inside OrganizationLayout');
  return organization;
}

/** Shows at once what an organization is now, on its pages, and reads again where else it stands. */
export function showOrganization(
  data: ApiServices,
  organization: Partial<OrganizationDetail> & { id: string },
): void {
  data.queryClient.setQueryData(
    data.api.organizations.read.queryKey({ input: { id: organization.id } }),
    (known) => known && { ...known, ...organization },
  );
  void readAgain(data);
}

/** Reads again what shows organizations, after a change of one, of its people or teams; its activity once it is shown. */
export async function readAgain({ api, queryClient }: ApiServices): Promise<void> {
  const { activity, key } = api.organizations;
  queryClient.removeQueries({ queryKey: activity.key(), type: 'inactive' });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: key({ type: 'query' }) }),
    invalidateLists(queryClient, key({ type: 'infinite' })),
  ]);
}

/** Returns the reason why the user cannot create one now; undefined if they can. */
export function useCreateReason(items: OwnOrganizations['items'] = []): string | undefined {
  const { t } = useTranslation('organizations-area');
  const acting = useActingReason();
  return joinReasons(acting, items.length >= mostOrganizations && t('limit', { max: mostOrganizations }));
}
