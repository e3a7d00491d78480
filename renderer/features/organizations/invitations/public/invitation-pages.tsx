import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { AnswerForms, OtherAccount } from './answer-forms.tsx';
import { ClosedInvitation, InvitationFrame, SignInFirst } from './invitation-parts.tsx';

/** /invitation/:id, where the mail leads to: for its recipient, for strangers and for somebody else. */
export function InvitationPage() {
  const { t } = useTranslation('organizations-invitations');
  const invitation = useLoaderData<PublicInvitation>();
  const { currentUser } = useInit();
  const { state, organization, inviterName, role, expiresAt, email, isRecipient, isVerified } = invitation;
  if (state !== 'open' || !organization || !role || !expiresAt)
    return <ClosedInvitation state={state} organization={organization} />;
  const address = isolate(email ?? '');
  return (
    <InvitationFrame {...{ organization, inviterName, role, expiresAt }}>
      {!currentUser && <SignInFirst hint={t('public.useAddress', { email: address })} />}
      {currentUser && !isRecipient && (
        <>
          <Alert tone="warning">
            {t('public.otherAddress', { email: address, own: isolate(currentUser.email) })}
          </Alert>
          <OtherAccount prominent />
        </>
      )}
      {currentUser && isRecipient && !isVerified && (
        <>
          <Alert tone="warning">{t('public.unverified', { email: address })}</Alert>
          <OtherAccount prominent label={t('public.signInAgain')} />
        </>
      )}
      {currentUser && isRecipient && isVerified && <AnswerForms currentUser={currentUser} canDecline />}
    </InvitationFrame>
  );
}

/** /invite/:id, the address that an organization passes on: whoever is signed in joins by it. */
export function InviteLinkPage() {
  const { t } = useTranslation('organizations-invitations');
  const { state, organization, creatorName, role, expiresAt, isMember, isVerified } =
    useLoaderData<PublicInviteLink>();
  const { currentUser } = useInit();
  if (isMember) return <ClosedInvitation state="accepted" organization={organization} />;
  if (state !== 'open' || !organization || !role || !expiresAt)
    return <ClosedInvitation state={state} organization={organization} isLink />;
  return (
    <InvitationFrame {...{ organization, inviterName: creatorName, role, expiresAt }}>
      {!currentUser && <SignInFirst hint={t('public.anyAddress')} />}
      {currentUser && !isVerified && (
        <>
          <Alert tone="warning">{t('public.unverified', { email: isolate(currentUser.email) })}</Alert>
          <OtherAccount prominent label={t('public.signInAgain')} />
        </>
      )}
      {currentUser && isVerified && <AnswerForms currentUser={currentUser} />}
    </InvitationFrame>
  );
}
