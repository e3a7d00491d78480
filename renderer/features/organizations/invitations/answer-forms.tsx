import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { CurrentUser } from '#contract/api/init.ts';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button, type ButtonProps, buttonClass } from '../../../components/ui/button.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';

/** The ways to answer: for strangers, for somebody else and for its recipient. Plain posts, which need no JavaScript. */
export function AnswerForms({ invitation }: { invitation: PublicInvitation | PublicInviteLink }) {
  const { t } = useTranslation('organizations-invitations');
  const { currentUser } = useInit();
  const isLink = 'isMember' in invitation;
  const email = isolate(isLink ? '' : (invitation.email ?? ''));
  if (!currentUser)
    return <SignInFirst hint={isLink ? t('public.anyAddress') : t('public.useAddress', { email })} />;
  const own = isolate(currentUser.email);
  const isRecipient = isLink || invitation.isRecipient;
  if (isRecipient && invitation.isVerified) return <Answer currentUser={currentUser} canDecline={!isLink} />;
  return (
    <>
      <Alert tone="warning">
        {isRecipient ? t('public.unverified', { email: own }) : t('public.otherAddress', { email, own })}
      </Alert>
      <PostButton intent="change" variant="primary" size={44} full>
        {isRecipient ? t('public.signInAgain') : t('public.otherAccount')}
      </PostButton>
    </>
  );
}

/** The way through sign-in or sign-up and back. Where sign-up is closed an invitation opens it to nobody. */
function SignInFirst({ hint }: { hint: string }) {
  const { t } = useTranslation('organizations-invitations');
  const { signUp } = useInit();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-3">
      <Link
        to={`/login?${new URLSearchParams({ redirect: pathname })}`}
        className={buttonClass({ variant: 'primary', size: 44, full: true })}
      >
        {signUp === 'open' ? t('public.signInOrUp') : t('public.signIn')}
      </Link>
      <p className="text-13 text-text-2">{hint}</p>
      {signUp === 'closed' && <p className="text-13 text-text-2">{t('public.signUpClosed')}</p>}
    </div>
  );
}

interface AnswerProps {
  currentUser: CurrentUser;
  /** Whether the invitation can be declined: it is for this person alone. */
  canDecline: boolean;
}

/** Says who joins, and takes the answer. */
function Answer({ currentUser, canDecline }: AnswerProps) {
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
          <PostButton intent="change" variant="second" size={36}>
            {t('public.otherAccount')}
          </PostButton>
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

/** Form that consists of its button, which waits while it is sent; `intent` says to the action what is wanted. */
function PostButton({ intent, ...button }: ButtonProps & { intent: string }) {
  const { formData } = useNavigation();
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <Button {...button} type="submit" loading={formData?.get('intent') === intent} />
    </PostForm>
  );
}
