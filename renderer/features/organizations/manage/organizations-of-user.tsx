import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture, RoleBadge } from '../organization/identity.tsx';
import { LinkedRow } from '../organization/linked-row.tsx';

/** On the page of a user: the organizations of which that is a member. */
export function OrganizationsOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  return (
    <PageQuery
      options={api.organizations.ofUser.queryOptions({ input: { id: userId } })}
      skeleton={<Skeleton className="my-4 w-36" />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className="py-4 text-13 text-text-3">{t('own.none')}</p>
        ) : (
          <ul>
            {items.map((organization) => (
              <LinkedRow
                key={organization.id}
                id={organization.id}
                to={`/manager/organizations/${organization.id}`}
                name={organization.name}
                picture={<OrganizationPicture organization={organization} size={28} />}
              >
                <RoleBadge role={organization.role} />
              </LinkedRow>
            ))}
          </ul>
        )
      }
    </PageQuery>
  );
}
