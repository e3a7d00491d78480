import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { AnswerForms } from './answer-forms.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** /invite/:id, the address that an organization passes on: whoever is signed in joins by it. */
export function InviteLinkPage() {
  const { t } = useTranslation('organizations-invitations');
  const { state, organization, creatorName, role, expiresAt, isMember, isVerified } =
    useLoaderData<PublicInviteLink>();
  const { visitor } = useInit();
  if (isMember) return <ClosedInvitation state="accepted" organization={organization} />;
  if (state !== 'open' || !organization || !role || !expiresAt)
    return <ClosedInvitation state={state} organization={organization} isLink />;
  return (
    <InvitationFrame {...{ organization, inviterName: creatorName, role, expiresAt }}>
      {!visitor && <SignInFirst hint={t('public.anyAddress')} />}
      {visitor && !isVerified && (
        <>
          <Alert tone="warning">{t('public.unverified', { email: isolate(visitor.email) })}</Alert>
          <OtherAccount prominent label={t('public.signInAgain')} />
        </>
      )}
      {visitor && isVerified && <AnswerForms visitor={visitor} />}
    </InvitationFrame>
  );
}
