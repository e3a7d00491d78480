import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { NewRepositoryLink } from './new-repository-link.tsx';

/** What to do first while there are no repositories. */
export function EmptyActions() {
  const { t } = useTranslation('repositories');
  return (
    <>
      <NewRepositoryLink />
      <Link to="/manager/repositories/import" className={buttonClass()}>
        {t('importCsv')}
      </Link>
    </>
  );
}
