import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useLocation, useNavigation } from 'react-router';
import type { CurrentUser } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import type { FormError } from '../../../components/form/form-error.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { AuthHeading } from '../../../components/ui/auth-heading.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { type ButtonProps, buttonClass } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { StateDrawing } from '../../../components/ui/state-drawing.tsx';
import { useDateText } from '../../../components/use-date-text.ts';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { OrganizationPicture } from '../organization/identity.tsx';

type Offer = PublicInvitation | PublicInviteLink;

/**
 * /invitation/:id, where the mail to a recipient leads, and /invite/:id, by which whoever is signed in joins: the
 * organization, who invites, the role offered, and the day it expires.
 */
export function InvitationPage() {
  const { t } = useTranslation('organizations-invitations');
  const invitation = useLoaderData<Offer>();
  const formError = useActionData<FormError>();
  const dateText = useDateText();
  const { organization, inviterName, role, expiresAt } = invitation;
  const isLink = 'isMember' in invitation;
  const state = isLink && invitation.isMember ? 'accepted' : invitation.state;
  if (state !== 'open' || !organization || !role || !expiresAt)
    return <ClosedInvitation state={state} organization={organization} isLink={isLink} />;
  const names = { organization: isolate(organization.name), inviter: isolate(inviterName ?? '') };
  return (
    <>
      <OrganizationPicture organization={organization} size={64} />
      <AuthHeading title={t('public.title', names)}>
        {inviterName
          ? t(`public.invites.${role}`, { ...names, product: isolate(appFacts().product.name) })
          : null}
      </AuthHeading>
      <FormAlert formError={formError} />
      <AnswerForms invitation={invitation} />
      <p className="text-12 text-text-3" suppressHydrationWarning>
        {t('public.until', { date: dateText(expiresAt) })}
      </p>
    </>
  );
}

interface ClosedInvitationProps extends Pick<Offer, 'state' | 'organization'> {
  isLink: boolean;
}

/** An invitation or a link that leads nowhere now, with the reason and the way on. */
function ClosedInvitation({ state, organization, isLink }: ClosedInvitationProps) {
  const { t } = useTranslation('organizations-invitations');
  const { currentUser } = useInit();
  const isDone = state === 'accepted';
  // Open ones come here only where something of them is missing.
  const reason = state === 'open' ? 'unavailable' : state;
  const name = organization ? isolate(organization.name) : t('public.anOrganization');
  return (
    <>
      {!isDone && <StateDrawing of="misfit" />}
      <AuthHeading title={t(`public.closed.${reason}.title`, { organization: name })}>
        {t(`public.closed.${reason}.${isLink ? 'link' : 'invitation'}`)}
      </AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Link to={currentUser ? '/app' : '/login'} className={buttonClass({ variant: 'primary', size: 36 })}>
          {currentUser ? t('public.toApp') : t('public.signIn')}
        </Link>
      </div>
    </>
  );
}

/** The ways to answer: for strangers, for somebody else and for its recipient. Plain posts, which need no JavaScript. */
function AnswerForms({ invitation }: { invitation: Offer }) {
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
function Answer({ currentUser: { id, name, email, image }, canDecline }: AnswerProps) {
  const { t } = useTranslation('organizations-invitations');
  const acting = useActingReason();
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
        <PostButton intent="accept" variant="primary" size={44} full writes reason={acting}>
          {t('public.accept')}
        </PostButton>
        <div className="flex flex-wrap justify-between gap-2">
          <PostButton intent="change" variant="second" size={36}>
            {t('public.otherAccount')}
          </PostButton>
          {canDecline && (
            <PostButton intent="decline" variant="ghost" size={36} writes reason={acting}>
              {t('public.decline')}
            </PostButton>
          )}
        </div>
      </div>
    </>
  );
}

interface PostButtonProps extends ButtonProps {
  intent: string;
  /** Why it cannot be pressed now. */
  reason?: string | undefined;
}

/** Form that consists of its button, which waits while it is sent; `intent` says to the action what is wanted. */
function PostButton({ intent, ...button }: PostButtonProps) {
  const { formData } = useNavigation();
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <ButtonWithReason {...button} type="submit" loading={formData?.get('intent') === intent} />
    </PostForm>
  );
}
