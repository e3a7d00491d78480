import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../components/form/form-context.ts';
import { Link } from '../../components/navigation/link.tsx';
import type { UsedName } from './reject-repository.ts';

/** The way to the repository that has the name already. */
export function UsedNameNote() {
  const { t } = useTranslation('repositories');
  const { fieldErrors, formError } = useFormContext();
  const { usedBy } = (formError?.refused?.data ?? {}) as UsedName;
  // Once the name is typed anew, its fault is another one.
  if (!usedBy || fieldErrors.name !== formError?.fieldErrors?.name) return null;
  return (
    <>
      {' · '}
      <Link to={`/manager/repositories/${usedBy}`} className="link text-inherit!">
        {t('form.openThat')}
      </Link>
    </>
  );
}
