import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { OrganizationPicture } from './organization-picture.tsx';
import { RoleBadge } from './role-badge.tsx';

interface OrganizationHeadingProps {
  organization: OrganizationDetail;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which one it is: picture, name, short name, and what the user is in it. */
export function OrganizationHeading({ organization, heading }: OrganizationHeadingProps) {
  const { t } = useTranslation('organizations');
  const { name, slug, role, memberCount } = organization;
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
          <RoleBadge role={role} />
        </p>
      </div>
    </div>
  );
}
