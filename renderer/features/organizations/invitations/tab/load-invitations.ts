import type { LoaderFunctionArgs } from 'react-router';
import { loadList } from '../../../../components/list/load-list.ts';
import type { NamedRecord } from '../../../../layout/routes/page.ts';
import { loadQuery } from '../../../../lib/services/load-query.ts';
import type { Services } from '../../../../lib/services/services.ts';
import { loadOrganization } from '../../organization/load-organization.ts';
import { invitationsOf } from './invitations-of.ts';

/** Reads all that the tab shows. For members who may not invite it is the 403 page. */
export async function loadInvitations(services: Services, args: LoaderFunctionArgs): Promise<NamedRecord> {
  const id = args.params.id ?? '';
  const [named] = await Promise.all([
    loadOrganization(services, args),
    loadList(services, args, invitationsOf(id)),
    loadQuery(services, (api) => api.organizations.inviteLinks.queryOptions({ input: { id } })),
    loadQuery(services, (api) => api.organizations.teams.queryOptions({ input: { id } })),
  ]);
  return named;
}
