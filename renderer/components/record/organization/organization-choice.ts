import type { LoaderFunctionArgs } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { foldText } from '#contract/fold-text.ts';
import { may } from '../../../lib/permissions.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { Area } from '../../actions/palette-context.ts';
import type { RecordOption } from '../../ui/record-choices.tsx';
import type { Entity } from '../entity.ts';
import { firstReferences, type References } from '../form/references.ts';
import { readScope } from '../record-scope.ts';

/** Whether the user may choose among all organizations, for lists and new records of an entity: managers may. */
export function choosesOrganization(area: Area, init: Init, { scope }: Pick<Entity, 'scope'>): boolean {
  return scope === 'organization' && area === 'manager' && may(init, 'organization', 'manage');
}

/** All organizations, as records that others refer to. */
export const organizationReferences = (api: Api): References => ({ list: api.organizations.all });

/** Finds organizations by a term, and what stands for none where that fits, too. */
export async function searchOrganizations(
  api: Api,
  searchTerm: string,
  signal: AbortSignal,
  none: RecordOption,
): Promise<RecordOption[]> {
  const input = { searchTerm, sort: 'name', limit: 20 } as const;
  const { items } = await api.organizations.all.call(input, { signal });
  const found = items.map(({ id, name, slug }) => ({ id, label: name, description: slug }));
  return foldText(none.label).includes(foldText(searchTerm)) ? [none, ...found] : found;
}

/** For the loader of the form for a new record: without JavaScript the field offers what is read here. */
export async function loadOrganizationChoice(
  services: Services,
  area: Area,
  entity: Pick<Entity, 'scope'>,
  args: Pick<LoaderFunctionArgs, 'request'>,
): Promise<void> {
  if (!choosesOrganization(area, await services.init.load(), entity)) return;
  await Promise.all([
    loadNamedOrganization(services, area, entity, args),
    loadQuery(services, (api) => firstReferences(organizationReferences(api))),
  ]);
}

/** For the loader of a page that adds records: reads the organization of the address. One that is gone is the 404 page. */
export async function loadNamedOrganization(
  services: Services,
  area: Area,
  entity: Pick<Entity, 'scope'>,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
): Promise<void> {
  const { scope: id = 'none' } = readScope(new URL(request.url).searchParams);
  if (id !== 'none' && choosesOrganization(area, await services.init.load(), entity))
    await loadQuery(services, (api) => api.organizations.readAny.queryOptions({ input: { id } }));
}
