import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../../../components/page/page-query.tsx';
import { Loading } from '../../../../components/ui/loading.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useApi } from '../../../../lib/services/use-api.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import { InviteLinkForm } from './invite-link-form.tsx';
import { InviteLinkRow } from './invite-link-row.tsx';
import type { InvitationsAnswer } from './manage-invitations.ts';

/** The links that work, and the form for another one. Those that no longer do are of no use to anybody. */
export function InviteLinks({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const { api } = useApi();
  return (
    <>
      <PageQuery
        options={api.organizations.inviteLinks.queryOptions({ input: { id } })}
        skeleton={
          <Loading>
            <div className="flex h-14 items-center border-line border-b">
              <Skeleton className="w-64" />
            </div>
          </Loading>
        }
      >
        {({ items }) => {
          const open = items.filter(({ state }) => state === 'open');
          if (open.length === 0) return <p className="text-13 text-text-3">{t('tab.links.empty')}</p>;
          return (
            <ul>
              {open.map((link) => (
                <InviteLinkRow key={link.id} link={link} />
              ))}
            </ul>
          );
        }}
      </PageQuery>
      <InviteLinkForm answer={answer} />
    </>
  );
}
