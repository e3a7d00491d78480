import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { LeaveDialog } from '../general/leave-organization.tsx';
import type { MemberQuestion } from './member-actions.ts';
import { memberName } from './member-name.ts';
import { RoleDialog } from './role-dialog.tsx';
import { showMembers } from './show-members.ts';

interface MemberDialogsProps {
  organization: OrganizationDetail;
  asked: { question: MemberQuestion; member: Member } | null;
  onClose: () => void;
}

/** The questions about one member. */
export function MemberDialogs({ organization, asked, onClose }: MemberDialogsProps) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { id } = organization;
  const member = asked?.member;
  const name = member ? memberName(member) : '';
  return (
    <>
      {member && (
        <RoleDialog
          key={member.id}
          organization={organization}
          member={member}
          open={asked.question === 'role'}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={asked?.question === 'remove'}
        onOpenChange={(open) => !open && onClose()}
        title={t('members.removal.ask', { name: isolate(name) })}
        description={
          <>
            {t('members.removal.description')}
            {member && <OpenLinks id={id} member={member} />}
          </>
        }
        confirmLabel={t('members.removal.confirm')}
        onConfirm={async () => {
          if (!member) return;
          await data.api.organizations.removeMember.call({ id, memberId: member.id });
          showMembers(data, id);
          toast.success(t('members.removal.done', { name: isolate(name) }));
        }}
      />
      <LeaveDialog organization={organization} open={asked?.question === 'leave'} onClose={onClose} />
    </>
  );
}

/** The links by which the removed member can come back: those of others. The own ones are revoked. */
function OpenLinks({ id, member }: { id: string; member: Member }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const { data } = useQuery(api.organizations.inviteLinks.queryOptions({ input: { id } }));
  const links = data?.items.filter(({ state, creatorId }) => state === 'open' && creatorId !== member.userId);
  if (!links?.length) return null;
  return (
    <span className="mt-2 block">
      {t('members.removal.links', { count: links.length })}{' '}
      <Link to={`/app/organizations/${id}/invitations`} className="link">
        {t('members.removal.showLinks')}
      </Link>
    </span>
  );
}
