import { useTranslation } from 'react-i18next';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { useInit } from '../../lib/services/use-init.ts';

/** Who is refused, and the way to come back as somebody else; nothing for strangers. */
export function WhoseSession() {
  const { t } = useTranslation('error-pages');
  const { visitor } = useInit();
  if (!visitor) return null;
  return (
    <div className="flex items-center gap-2 border-line border-t pt-5 text-13">
      <p className="min-w-0 flex-1">
        <span className="block text-text-3">{t('signedInAs')}</span>
        <span className="ltr-isolate block truncate">{visitor.email}</span>
      </p>
      <PostForm action="/sign-out">
        <button
          type="submit"
          className={buttonClass({ variant: 'ghost', className: '-me-2.5 max-sm:min-h-11' })}
        >
          {t('signOut')}
        </button>
      </PostForm>
    </div>
  );
}
