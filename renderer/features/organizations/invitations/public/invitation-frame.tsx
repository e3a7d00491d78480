import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { OrganizationRole } from '#contract/organizations/permissions.ts';
import { product } from '#contract/product.ts';
import { FormAlert } from '../../../../components/form/form-alert.tsx';
import type { FormError } from '../../../../components/form/form-error.ts';
import { AuthHeading } from '../../../../components/ui/auth-heading.tsx';
import { dateText } from '../../../../lib/format/date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useTimeZone } from '../../../../lib/preferences/time-zone.ts';
import { OrganizationPicture } from '../../organization/organization-picture.tsx';

interface InvitationFrameProps {
  organization: { id: string; name: string; logo: string | null };
  inviterName: string | null;
  role: OrganizationRole;
  expiresAt: string;
  /** What can be done. */
  children: ReactNode;
}

/** Who invites to what, as what, and until when. */
export function InvitationFrame(props: InvitationFrameProps) {
  const { organization, inviterName, role, expiresAt, children } = props;
  const { t, i18n } = useTranslation('organizations-invitations');
  const formError = useActionData<FormError>();
  const timeZone = useTimeZone() ?? 'UTC';
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
        {t('public.until', { date: dateText(new Date(expiresAt), i18n.language, timeZone) })}
      </p>
    </>
  );
}
