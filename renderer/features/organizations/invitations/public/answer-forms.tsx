import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '#contract/api/init.ts';
import { PostButton } from '../../../../components/navigation/post-button.tsx';
import { Avatar } from '../../../../components/ui/avatar.tsx';

interface AnswerFormsProps {
  currentUser: CurrentUser;
  /** Whether the invitation can be declined: it is for this person alone. */
  canDecline?: boolean;
}

/** Says who joins, and takes the answer: plain posts, so that they work without JavaScript. */
export function AnswerForms({ currentUser, canDecline = false }: AnswerFormsProps) {
  const { t } = useTranslation('organizations-invitations');
  const { id, name, email, image } = currentUser;
  return (
    <>
      <div className="flex min-w-0 items-center gap-3 rounded-8 border border-line bg-raised px-3 py-2.5">
        <Avatar id={id} name={name} image={image} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block text-12 text-text-3">{t('public.joinAs')}</span>
          <span dir="auto" className="block truncate font-medium text-14 text-match-parent">
            {name}
          </span>
          <span className="ltr-isolate block truncate text-13 text-text-2">{email}</span>
        </span>
      </div>
      <div className="grid gap-2">
        <PostButton intent="accept" variant="primary" size={44} full writes>
          {t('public.accept')}
        </PostButton>
        <div className="flex flex-wrap justify-between gap-2">
          <OtherAccount />
          {canDecline && (
            <PostButton intent="decline" variant="ghost" size={36} writes>
              {t('public.decline')}
            </PostButton>
          )}
        </div>
      </div>
    </>
  );
}

interface OtherAccountProps {
  /** There is nothing else to do. */
  prominent?: boolean;
  label?: string;
}

/** Signs out and leads back here by way of /login. */
export function OtherAccount({ prominent = false, label }: OtherAccountProps) {
  const { t } = useTranslation('organizations-invitations');
  return (
    <PostButton
      intent="change"
      variant={prominent ? 'primary' : 'second'}
      size={prominent ? 44 : 36}
      full={prominent}
    >
      {label ?? t('public.otherAccount')}
    </PostButton>
  );
}
