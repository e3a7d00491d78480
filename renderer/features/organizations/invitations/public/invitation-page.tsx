import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { AnswerForms } from './answer-forms.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** /invitation/:id, where the mail leads to: for its recipient, for strangers and for somebody else. */
export function InvitationPage() {
  const { t } = useTranslation('organizations-invitations');
  const invitation = useLoaderData<PublicInvitation>();
  const { visitor } = useInit();
  const { state, organization, inviterName, role, expiresAt, email, isRecipient, isVerified } = invitation;
  if (state !== 'open' || !organization || !role || !expiresAt)
    return <ClosedInvitation state={state} organization={organization} />;
  const address = isolate(email ?? '');
  return (
    <InvitationFrame {...{ organization, inviterName, role, expiresAt }}>
      {!visitor && <SignInFirst hint={t('public.useAddress', { email: address })} />}
      {visitor && !isRecipient && (
        <>
          <Alert tone="warning">
            {t('public.otherAddress', { email: address, own: isolate(visitor.email) })}
          </Alert>
          <OtherAccount prominent />
        </>
      )}
      {visitor && isRecipient && !isVerified && (
        <>
          <Alert tone="warning">{t('public.unverified', { email: address })}</Alert>
          <OtherAccount prominent label={t('public.signInAgain')} />
        </>
      )}
      {visitor && isRecipient && isVerified && <AnswerForms visitor={visitor} canDecline />}
    </InvitationFrame>
  );
}
