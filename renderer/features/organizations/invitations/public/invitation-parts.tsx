import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLocation } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { product } from '#contract/product.ts';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import { FormAlert } from '../../../../components/form/form-alert.tsx';
import type { FormError } from '../../../../components/form/form-error.ts';
import { Link } from '../../../../components/navigation/link.tsx';
import { AuthHeading } from '../../../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../../../components/ui/button.tsx';
import { StateDrawing } from '../../../../components/ui/state-drawing.tsx';
import { useDateText } from '../../../../components/use-date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { OrganizationPicture } from '../../organization/organization-picture.tsx';

interface InvitationFrameProps {
  organization: { id: string; name: string; logo: string | null };
  inviterName: string | null;
  role: OrganizationRole;
  expiresAt: string;
  /** The ways to answer. */
  children: ReactNode;
}

/** Frame of a public invitation: the organization, who invites, the role offered, and the day it expires. */
export function InvitationFrame(props: InvitationFrameProps) {
  const { organization, inviterName, role, expiresAt, children } = props;
  const { t } = useTranslation('organizations-invitations');
  const formError = useActionData<FormError>();
  const dateText = useDateText();
  const names = { organization: isolate(organization.name), inviter: isolate(inviterName ?? '') };
  return (
    <>
      <OrganizationPicture organization={organization} size={64} />
      <AuthHeading title={t('public.title', names)}>
        {inviterName ? t(`public.invites.${role}`, { ...names, product: isolate(product.name) }) : null}
      </AuthHeading>
      <FormAlert formError={formError} />
      {children}
      <p className="text-12 text-text-3" suppressHydrationWarning>
        {t('public.until', { date: dateText(expiresAt) })}
      </p>
    </>
  );
}

interface ClosedInvitationProps {
  state: PublicInvitation['state'] | PublicInviteLink['state'];
  organization: { name: string } | null;
  isLink?: boolean;
}

/** An invitation or a link that leads nowhere now, with the reason and the way on. */
export function ClosedInvitation({ state, organization, isLink = false }: ClosedInvitationProps) {
  const { t } = useTranslation('organizations-invitations');
  const { currentUser } = useInit();
  const isDone = state === 'accepted';
  // Open ones come here only where something of them is missing.
  const reason = state === 'open' ? 'unavailable' : state;
  const name = organization ? isolate(organization.name) : t('public.anOrganization');
  const what = isLink ? 'link' : 'invitation';
  return (
    <>
      {!isDone && <StateDrawing of="misfit" />}
      <AuthHeading title={t(`public.closed.${reason}.title`, { organization: name })}>
        {t(`public.closed.${reason}.${what}`)}
      </AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Link to={currentUser ? '/app' : '/login'} className={buttonClass({ variant: 'primary', size: 36 })}>
          {currentUser ? t('public.toApp') : t('public.signIn')}
        </Link>
      </div>
    </>
  );
}

/** The way through sign-in or sign-up and back. Where sign-up is closed an invitation opens it to nobody. */
export function SignInFirst({ hint }: { hint: string }) {
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
