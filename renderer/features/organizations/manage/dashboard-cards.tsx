import { useTranslation } from 'react-i18next';
import type { OrganizationsDashboard } from '#contract/organizations/cards.ts';
import type { DashboardCardProps, DashboardCards } from '../../../layout/dashboard/dashboard-part.ts';
import { Figure } from '../../../layout/dashboard/figure.tsx';
import { formatTotal } from '../../../lib/format/format-number.ts';

/** Card of the dashboard: the number of organizations created in its period. */
export const dashboardCards: DashboardCards<OrganizationsDashboard> = { Figures: Created, Section: null };

function Created({ data: { created, total }, dashboard }: DashboardCardProps<OrganizationsDashboard>) {
  const { t, i18n } = useTranslation('organizations-area');
  return (
    <Figure
      name={t('dashboard.created')}
      to={`/manager/organizations?${new URLSearchParams({ createdSince: dashboard.from })}`}
      count={created}
      note={t('dashboard.inAll', { total: formatTotal(i18n.language, total) })}
    />
  );
}
