import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { KeyDrawing } from '../../components/ui/key-drawing.tsx';
import { BackButton } from './back-button.tsx';
import { TryAgain } from './try-again.tsx';
import { WhoseSession } from './whose-session.tsx';

interface ErrorPageProps {
  page: 'forbidden' | 'notFound' | 'server' | 'offline' | 'unknown';
  /** Shown above the title; an unknown error has none. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** Loading its data again is not enough. */
  needsDocument?: boolean | undefined;
}

/** Says what went wrong and leads on: back, home, and for failures once more. */
export function ErrorPage({ page, status, requestId, needsDocument }: ErrorPageProps) {
  const { t } = useTranslation('error-pages');
  const failed = page !== 'forbidden' && page !== 'notFound';
  return (
    <>
      <KeyDrawing of={page === 'forbidden' ? 'misfit' : 'snapped'} />
      <AuthHeading number={status} title={t(`${page}.title`)}>
        {t(`${page}.description`)}
      </AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        {failed && <TryAgain needsDocument={needsDocument} />}
        <BackButton />
        <Link to="/" className={buttonClass({ variant: failed ? 'second' : 'primary', size: 36 })}>
          {t('home')}
        </Link>
      </div>
      {page === 'forbidden' && <WhoseSession />}
      {failed && requestId && (
        <p className="wrap-anywhere text-12 text-text-3">
          {/* Isolated: an identifier runs left to right on every page. */}
          {t('requestId', { requestId: `\u2066${requestId}\u2069` })}
        </p>
      )}
    </>
  );
}
