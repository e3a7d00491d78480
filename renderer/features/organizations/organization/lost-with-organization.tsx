import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Total } from '#contract/schemas/paging.ts';
import { useListName } from '../../../layout/routes/use-list-name.ts';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { useApi } from '../../../lib/services/use-api.ts';

interface LostWithOrganizationProps {
  id: string;
  /** Any organization, in the manager area; else one of the user's own. */
  ofAny: boolean;
}

/** In the question before an organization is deleted: what goes with it, and how much of each, as the server counts it. */
export function LostWithOrganization({ id, ofAny }: LostWithOrganizationProps) {
  const { t, i18n } = useTranslation('organizations');
  const nameOf = useListName();
  const { previewAnyDeletion, previewDeletion } = useApi().api.organizations;
  const preview = ofAny ? previewAnyDeletion : previewDeletion;
  const { data } = useQuery({ ...preview.queryOptions({ input: { id } }), staleTime: 0, gcTime: 0 });
  if (!data) return null;
  const exact = (count = 0): Total => ({ count, exact: true });
  const lost = [
    ...data.records.map(({ list, total }) => ({ name: nameOf(list) ?? t('delete.lost.records'), total })),
    { name: t('delete.lost.files'), total: exact(data.files) },
    { name: t('delete.lost.members'), total: exact(data.members) },
    { name: t('teams.tab'), total: exact(data.teams) },
    { name: t('delete.lost.openInvitations'), total: exact(data.openInvitations) },
  ].filter(({ total }) => total.count > 0);
  return lost.map(({ name, total }) => (
    <span key={name} className="mt-1 block tabular-nums first:mt-3">
      {t('delete.lost.fact', { name, total: formatTotal(i18n.language, total) })}
    </span>
  ));
}
