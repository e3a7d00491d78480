import { useTranslation } from 'react-i18next';
import type { UsersDashboard } from '#contract/users/cards.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import type { DashboardCardProps, DashboardCards } from '../../layout/routes/parts/dashboard-part.ts';
import { Figure } from '../../layout/routes/parts/figure.tsx';
import { NewestRow, NewestSection } from '../../layout/routes/parts/newest-section.tsx';
import { useEventsAddress } from '../../layout/routes/parts/use-events-address.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

type Props = DashboardCardProps<UsersDashboard>;

/** Cards of the dashboard: sign-ins, users added, and the newest users. */
export const dashboardCards: DashboardCards<UsersDashboard> = { Figures: SeenAndAdded, Section: NewestUsers };

/** Sign-ins of the period and the users added in it. */
function SeenAndAdded({ data: { added, total }, dashboard: { figures, from }, days }: Props) {
  const { t, i18n } = useTranslation('users-area');
  const { signIns } = figures;
  return (
    <>
      <Figure
        name={t('dashboard.signIns')}
        to={useEventsAddress('user.signed-in', from)}
        count={signIns}
        note={
          signIns.before === 0
            ? t('dashboard.noneBefore', { count: days })
            : t('dashboard.versus', { count: days })
        }
      />
      <Figure
        name={t('dashboard.added')}
        to={`/manager/users?${new URLSearchParams({ joinedSince: from })}`}
        count={added}
        note={t('dashboard.ofAll', { total: formatTotal(i18n.language, total) })}
      />
    </>
  );
}

/** Users who signed up, or were added, last. */
function NewestUsers({ data: { newest }, dashboard: { readAt } }: Props) {
  const { t } = useTranslation('users-area');
  const mayAdd = may(useInit(), 'user', 'create');
  return (
    <NewestSection
      title={t('dashboard.newest')}
      to="/manager/users"
      isEmpty={newest.length === 0}
      emptyHint={t('dashboard.hint')}
      add={mayAdd ? { to: '/manager/users/new', name: t('dashboard.add') } : undefined}
    >
      {newest.map(({ id, name, email, image, createdAt }) => (
        <NewestRow key={id} to={`/manager/users/${id}`} name={name || email} at={createdAt} now={readAt}>
          <Avatar id={id} name={name || email} image={image} />
        </NewestRow>
      ))}
    </NewestSection>
  );
}
