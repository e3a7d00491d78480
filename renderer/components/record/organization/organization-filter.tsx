import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { RecordFilter } from '../../list/filters/record-filter.tsx';
import type { ListAddressControl } from '../../list/use-list-address.ts';
import type { Entity } from '../entity.ts';
import { readScope } from '../record-scope.ts';
import { choosesOrganization, searchOrganizations } from './organization-choice.ts';

interface OrganizationFilterProps {
  entity: Pick<Entity, 'scope'>;
  address: Pick<ListAddressControl<string>, 'parameters' | 'change'>;
}

/** Narrows a managers' list to what belongs to one organization, or to none. Lists of other entities have no such filter. */
export function OrganizationFilter({ entity, address }: OrganizationFilterProps) {
  return choosesOrganization(useArea(), useInit(), entity) ? <Filter address={address} /> : null;
}

function Filter({ address: { parameters, change } }: Omit<OrganizationFilterProps, 'entity'>) {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const { scope: chosen = '' } = readScope(parameters);
  const none = { id: 'none', label: t('switcher.none') };
  const isOne = chosen !== '' && chosen !== none.id;
  const { data } = useQuery({
    ...api.organizations.readAny.queryOptions({ input: { id: chosen } }),
    enabled: isOne,
  });

  return (
    <RecordFilter
      name={t('switcher.label')}
      value={isOne ? { id: chosen, label: data?.name ?? '…' } : chosen ? none : null}
      onChange={(organization) => change({ scope: organization?.id })}
      options={[]}
      search={(searchTerm, signal) => searchOrganizations(api, searchTerm, signal, none)}
    />
  );
}
