import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Link } from '../../components/navigation/link.tsx';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { StateDrawing } from '../../components/ui/state-drawing.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { TryAgain } from './try-again.tsx';

interface ErrorPageProps {
  page: 'forbidden' | 'notFound' | 'server' | 'offline' | 'unknown';
  /** Shown above the title; an unknown error has none. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** Loading its data again is not enough. */
  needsDocument?: boolean | undefined;
  /** In place of what is said of all such pages. */
  description?: string;
  /** Button before the others. */
  action?: ReactNode;
}

/** Says what went wrong and leads on: back, home, and for failures once more. */
export function ErrorPage(props: ErrorPageProps) {
  const { page, status, requestId, needsDocument, description, action } = props;
  const { t } = useTranslation('error-pages');
  const failed = page !== 'forbidden' && page !== 'notFound';
  return (
    <>
      <StateDrawing of={page === 'forbidden' ? 'misfit' : 'snapped'} />
      <AuthHeading number={status} title={t(`${page}.title`)}>
        {description ?? t(`${page}.description`)}
      </AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        {action}
        {failed && <TryAgain needsDocument={needsDocument} />}
        <BackButton />
        <Link to="/" className={buttonClass({ variant: failed || action ? 'second' : 'primary', size: 36 })}>
          {t('home')}
        </Link>
      </div>
      {page === 'forbidden' && <SignedInUser />}
      {failed && requestId && (
        <p className="wrap-anywhere text-12 text-text-3">
          {/* Isolated: an identifier runs left to right on every page. */}
          {t('requestId', { requestId: `\u2066${requestId}\u2069` })}
        </p>
      )}
    </>
  );
}

/** Goes to the previous entry of the history. Not there when there is none. */
function BackButton() {
  const { t } = useTranslation('error-pages');
  const navigate = useNavigate();
  const hasPrevious = useSyncExternalStore(
    () => () => {},
    () => history.length > 1,
    () => true,
  );
  if (!hasPrevious) return null;
  return (
    <Button size={36} onClick={() => navigate(-1)}>
      <Icon of={ArrowLeft} flip className="-ms-0.5" />
      {t('back')}
    </Button>
  );
}

/** E-mail of the current user, and a button to sign out; nothing for anonymous users. */
function SignedInUser() {
  const { t } = useTranslation('error-pages');
  const { currentUser } = useInit();
  if (!currentUser) return null;
  return (
    <div className="flex items-center gap-2 border-line border-t pt-5 text-13">
      <p className="min-w-0 flex-1">
        <span className="block text-text-3">{t('signedInAs')}</span>
        <span className="ltr-isolate block truncate">{currentUser.email}</span>
      </p>
      <PostForm action="/sign-out">
        <button type="submit" className={buttonClass({ variant: 'ghost', className: '-me-2.5' })}>
          {t('signOut')}
        </button>
      </PostForm>
    </div>
  );
}
