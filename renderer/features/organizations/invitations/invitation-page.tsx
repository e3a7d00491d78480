import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { product } from '#contract/product.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import type { FormError } from '../../../components/form/form-error.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { AuthHeading } from '../../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { StateDrawing } from '../../../components/ui/state-drawing.tsx';
import { useDateText } from '../../../components/use-date-text.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { AnswerForms } from './answer-forms.tsx';

/**
 * /invitation/:id, where the mail to a recipient leads, and /invite/:id, by which whoever is signed in joins: the
 * organization, who invites, the role offered, and the day it expires.
 */
export function InvitationPage() {
  const { t } = useTranslation('organizations-invitations');
  const invitation = useLoaderData<PublicInvitation | PublicInviteLink>();
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
        {inviterName ? t(`public.invites.${role}`, { ...names, product: isolate(product.name) }) : null}
      </AuthHeading>
      <FormAlert formError={formError} />
      <AnswerForms invitation={invitation} />
      <p className="text-12 text-text-3" suppressHydrationWarning>
        {t('public.until', { date: dateText(expiresAt) })}
      </p>
    </>
  );
}

interface ClosedInvitationProps {
  state: PublicInvitation['state'] | PublicInviteLink['state'];
  organization: PublicInvitation['organization'];
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
