import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import type { Entity } from '../entity.ts';
import { readScope } from '../scope.ts';
import { choosesOrganization } from './organization-choice.ts';

/** On a page of managers that adds many records: to which organization, where `?scope=` names one. */
export function OrganizationNote({ entity }: { entity: Entity }) {
  return choosesOrganization(useArea(), useInit(), entity) ? <Note /> : null;
}

function Note() {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const { scope: id = '' } = readScope(useSearchParams()[0]);
  const { data } = useQuery({
    ...api.organizations.readAny.queryOptions({ input: { id } }),
    enabled: id !== '' && id !== 'none',
  });
  if (!data) return null;
  return (
    <p className="mt-1 text-13 text-text-2">
      {t('switcher.label')}: <bdi className="font-medium text-text">{data.name}</bdi>
    </p>
  );
}
