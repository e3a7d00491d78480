import { createContext, useContext } from 'react';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';

/** The organization whose pages are shown; given by their layout. */
export const OrganizationContext = createContext<OrganizationDetail | null>(null);

export function useOrganization(): OrganizationDetail {
  const organization = useContext(OrganizationContext);
  if (!organization) throw new Error('useOrganization is for the pages inside OrganizationLayout');
  return organization;
}
