import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';

/** To the form for a new repository; in the head of a phone by a short name. */
export function NewRepositoryLink({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('repositories');
  return (
    <Link to="/manager/repositories/new" className={buttonClass({ variant: 'primary' })}>
      <Icon of={Plus} className="-ms-0.5" />
      {short && <span className="sm:hidden">{t('newShort')}</span>}
      <span className={short ? 'max-sm:hidden' : undefined}>{t('new')}</span>
    </Link>
  );
}
