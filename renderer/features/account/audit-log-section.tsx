import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';

/** The way to what the user did, and to what was done to them. */
export const auditLogSection = {
  id: 'activity',
  Content: function AuditLogSection() {
    const { t } = useTranslation('audit-log-area');
    return (
      <Link to="activity" className={buttonClass({})}>
        {t('own')}
      </Link>
    );
  },
  places: <Skeleton className="h-8 w-32 rounded-6" />,
} as const;
