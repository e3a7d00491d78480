import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

/** On the page of the account: the way to what the user did, and to what was done to them. */
export function AccountEvents() {
  const { t } = useTranslation('audit-log-area');
  return (
    <Link to="activity" className={buttonClass({})}>
      {t('own')}
    </Link>
  );
}
