import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';

const corners = { 20: 'rounded-4!', 28: 'rounded-6!', 32: 'rounded-8!', 64: 'rounded-[0.875rem]!' };

interface OrganizationPictureProps {
  /** Without an id as long as it is not stored. */
  organization: { id?: string; name: string; logo: string | null };
  size: NonNullable<ComponentProps<typeof Avatar>['size']>;
}

/** Square, where those of people are round: a list or a bar that has both tells them apart. */
export function OrganizationPicture({ organization: { id, name, logo }, size }: OrganizationPictureProps) {
  return <Avatar id={id} name={name} image={logo} size={size} className={corners[size]} />;
}

interface OrganizationHeadingProps {
  organization: { id: string; name: string; slug: string; logo: string | null; memberCount: number };
  heading: RefObject<HTMLHeadingElement | null>;
  /** At the end of the second line. */
  children?: ReactNode;
}

/** Picture, name and slug of an organization, with its number of members. */
export function OrganizationHeading({ organization, heading, children }: OrganizationHeadingProps) {
  const { t } = useTranslation('organizations');
  const { name, slug, memberCount } = organization;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <OrganizationPicture organization={organization} size={64} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 ref={heading} dir="auto" className="text-24 text-match-parent leading-[1.3] wrap-anywhere">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
          <span className="ltr-isolate wrap-anywhere">{slug}</span>
          <span>{t('memberCount', { count: memberCount })}</span>
          {children}
        </p>
      </div>
    </div>
  );
}

/** A role in an organization; one that may change something stands out. */
export function RoleBadge({ role }: { role: OrganizationRole }) {
  const { t } = useTranslation('organizations');
  return <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{t(`roles.${role}`)}</Badge>;
}

/** Options of a select of roles. */
export function RoleOptions({ roles }: { roles: readonly OrganizationRole[] }) {
  const { t } = useTranslation('organizations');
  return roles.map((role) => (
    <option key={role} value={role}>
      {t(`roles.${role}`)}
    </option>
  ));
}
