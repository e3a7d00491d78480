import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#contract/api/dashboard.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { NewestRow } from './newest-row.tsx';
import { NewestSection } from './newest-section.tsx';

/** The people who came last. */
export function NewestUsers({ dashboard: { newestUsers, readAt } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const mayAdd = may(useInit(), 'user', 'create');
  return (
    <NewestSection
      title={t('newestUsers')}
      to="/manager/users"
      isEmpty={newestUsers.length === 0}
      emptyHint={t('usersHint')}
      add={mayAdd ? { to: '/manager/users/new', name: t('addUser') } : undefined}
    >
      {newestUsers.map(({ id, name, email, image, createdAt }) => (
        <NewestRow key={id} to={`/manager/users/${id}`} name={name || email} at={createdAt} now={readAt}>
          <Avatar id={id} name={name || email} image={image} />
        </NewestRow>
      ))}
    </NewestSection>
  );
}
