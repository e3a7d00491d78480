import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';

/** To the form for a new user; on phones by a short name. */
export function NewUserLink() {
  const { t } = useTranslation('users');
  return (
    <Link to="/manager/users/new" className={buttonClass({ variant: 'primary' })}>
      <Icon of={UserPlus} className="-ms-0.5" />
      <span className="sm:hidden">{t('list.newShort')}</span>
      <span className="max-sm:hidden">{t('list.new')}</span>
    </Link>
  );
}
