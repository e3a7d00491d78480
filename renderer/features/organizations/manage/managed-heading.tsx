import type { RefObject } from 'react';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';

interface ManagedHeadingProps {
  organization: Pick<ManagedOrganization, 'id' | 'name' | 'slug' | 'logo'>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which organisation it is. */
export function ManagedHeading({ organization, heading }: ManagedHeadingProps) {
  const { name, slug } = organization;
  return (
    <div className="mb-8 flex items-center gap-5 max-sm:gap-4">
      <OrganizationPicture organization={organization} size={64} />
      <div className="min-w-0 flex-1">
        <h1 ref={heading} dir="auto" className="text-24 text-match-parent leading-[1.3] wrap-anywhere">
          {name}
        </h1>
        <p className="text-13 text-text-2">
          <span className="ltr-isolate wrap-anywhere">{slug}</span>
        </p>
      </div>
    </div>
  );
}
