import { useTranslation } from 'react-i18next';
import type { Organization } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { NoData } from '../../../components/ui/no-data.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { OrganizationSkeleton } from '../organization/organization-skeleton.tsx';
import { RoleBadge } from '../organization/role-badge.tsx';

/** /app/organizations */
export function OwnOrganizationsPage() {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { api } = useApi();
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12 max-sm:pt-5">
      <h1 className="text-24">{area('title')}</h1>
      <PageQuery options={api.organizations.list.queryOptions()} skeleton={<OrganizationSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <NoData headingLevel={2}>{t('own.empty')}</NoData>
          ) : (
            <ul className="mt-4">
              {items.map((organization) => (
                <OrganizationRow key={organization.id} organization={organization} />
              ))}
            </ul>
          )
        }
      </PageQuery>
    </div>
  );
}

function OrganizationRow({ organization }: { organization: Organization }) {
  const { id, name, slug, role } = organization;
  return (
    <li className="relative flex min-h-14 items-center gap-3 border-line border-b py-2 text-13">
      <OrganizationPicture organization={organization} size={32} />
      <span className="min-w-0 flex-1">
        <Link
          to={`/app/organizations/${id}`}
          className="block truncate font-medium text-14 after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        <span dir="ltr" className="block truncate text-match-parent text-text-3">
          {slug}
        </span>
      </span>
      <RoleBadge role={role} />
    </li>
  );
}
