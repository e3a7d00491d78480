import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { Link } from '../../../../components/navigation/link.tsx';
import { AuthHeading } from '../../../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../../../components/ui/button-class.ts';
import { KeyDrawing } from '../../../../components/ui/key-drawing.tsx';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useInit } from '../../../../lib/services/use-init.ts';

interface ClosedInvitationProps {
  state: PublicInvitation['state'] | PublicInviteLink['state'];
  organization: { name: string } | null;
  isLink?: boolean;
}

/** An invitation or a link that leads nowhere now, with the reason and the way on. */
export function ClosedInvitation({ state, organization, isLink = false }: ClosedInvitationProps) {
  const { t } = useTranslation('organizations-invitations');
  const { visitor } = useInit();
  const isDone = state === 'accepted';
  // Open ones come here only where something of them is missing.
  const reason = state === 'open' ? 'unavailable' : state;
  const name = organization ? isolate(organization.name) : t('public.anOrganization');
  const what = isLink ? 'link' : 'invitation';
  return (
    <>
      {!isDone && <KeyDrawing of="misfit" />}
      <AuthHeading title={t(`public.closed.${reason}.title`, { organization: name })}>
        {t(`public.closed.${reason}.${what}`)}
      </AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Link to={visitor ? '/app' : '/login'} className={buttonClass({ variant: 'primary', size: 36 })}>
          {visitor ? t('public.toApp') : t('public.signIn')}
        </Link>
      </div>
    </>
  );
}
