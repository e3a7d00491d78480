import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';

/** Open invitations to the own address, for those who lost the mail; without any there is nothing to see. */
export function ReceivedInvitations() {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  return (
    <PageQuery options={api.organizations.receivedInvitations.queryOptions()} skeleton={null}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section aria-label={t('received.title')} className="mt-6">
            <h2 className="text-14">{t('received.title')}</h2>
            <ul className="mt-1">
              {items.map(({ id, organization, inviterName }) => (
                <li
                  key={id}
                  className="flex min-h-14 flex-wrap items-center gap-3 border-line border-b py-2 text-13"
                >
                  <OrganizationPicture organization={organization} size={32} />
                  <span className="min-w-0 flex-1">
                    {t('received.text', {
                      inviter: isolate(inviterName),
                      organization: isolate(organization.name),
                    })}
                  </span>
                  <Link to={`/invitation/${id}`} className={buttonClass({ variant: 'primary', size: 28 })}>
                    {t('received.open')}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </PageQuery>
  );
}
