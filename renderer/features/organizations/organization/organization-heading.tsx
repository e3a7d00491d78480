import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganizationPicture } from './organization-picture.tsx';

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
