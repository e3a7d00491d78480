import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantGrantsOf } from '#contract/facts/tenant-roles.ts';
import { foldText } from '#contract/fold-text.ts';
import { may } from '../../../lib/permissions.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import type { RecordOption } from '../../ui/record-choices.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { searchOrganizations } from './organization-choice.ts';

/** Scopes in which the user may add records: for managers all, for others their own organizations. */
export function useTargetScopes({ kind }: DefinedEntity, from: string) {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const init = useInit();
  const isManager = may(init, 'apps', 'manager') && may(init, kind, 'create');
  const { data: own } = useQuery({ ...api.organizations.list.queryOptions(), enabled: !isManager });
  const none: RecordOption = { id: 'none', label: t('switcher.none') };
  const options = (own?.items ?? [])
    .filter(({ role }) => tenantGrantsOf(role)[kind]?.includes('create'))
    .map(({ id, name, slug }): RecordOption => ({ id, label: name, description: slug }));
  if (may(init, kind, 'create')) options.unshift(none);
  const isElsewhere = ({ id }: RecordOption) => id !== from;
  async function search(searchTerm: string, signal: AbortSignal) {
    const term = foldText(searchTerm);
    const found = isManager
      ? await searchOrganizations(api, searchTerm, signal, none)
      : options.filter(({ label, description }) => foldText(`${label} ${description}`).includes(term));
    return found.filter(isElsewhere);
  }
  return { options: isManager ? [] : options.filter(isElsewhere), search };
}
