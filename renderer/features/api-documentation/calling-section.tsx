import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { type DocumentName, operationAddress } from './document-name.ts';
import { ErrorsRow } from './errors-row.tsx';

/** What holds for every operation: how to show who one is, and what a refusal looks like. */
export function CallingSection({ name }: { name: DocumentName }) {
  const { t } = useTranslation('api-documentation');
  return (
    <section>
      <h2 className="text-14">{t('calling.title')}</h2>
      <p className="mt-1 max-w-[64ch] text-13 text-text-2">
        {t('calling.session')} {t('calling.origin')} {t('calling.example')}{' '}
        <Link to={operationAddress('authentication', 'sendVerificationOTP')} className="link">
          {t('calling.signIn')}
        </Link>
      </p>
      <div className="mt-2 border-line border-t">
        <ErrorsRow name={name} />
      </div>
    </section>
  );
}
