import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { Visitor } from '#contract/api/init.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Whose session this is, and the way out of it. */
export function SignedInAs({ visitor: { id, name, email, image } }: { visitor: Visitor }) {
  const { t } = useTranslation('sign-in');
  const leaving = useNavigation().formAction === '/sign-out';
  return (
    <div className="flex items-center gap-2 border-line border-t pt-5 text-13">
      <Avatar id={id} name={name || email} image={image} />
      <p className="min-w-0 flex-1">
        <span className="block text-text-3">{t('onboarding.signedInAs')}</span>
        <span className="ltr-isolate block truncate">{email}</span>
      </p>
      <PostForm action="/sign-out">
        <Button type="submit" variant="ghost" size={32} loading={leaving} className="-me-2.5 max-sm:min-h-11">
          {t('onboarding.signOut')}
        </Button>
      </PostForm>
    </div>
  );
}
