import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { linkErrorOf } from '#contract/errors/link-errors.ts';
import { Alert } from '../../../components/ui/alert.tsx';

/** Why a provider sent the person back without a link (`?error=`). */
export function LinkFailure() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const error = search.get('error');
  if (error === null) return null;
  return (
    <div className="mb-3">
      <Alert tone="danger" role="alert">
        {t(`linked.failed.${linkErrorOf(error)}`)}
      </Alert>
    </div>
  );
}
