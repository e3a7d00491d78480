import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateLists } from '../../../components/list/change-lists.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useLast } from '../../../components/ui/use-last.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { OrganizationDialogs } from '../organization/organization-dialogs.tsx';
import { memberName } from './member-cell.tsx';
import type { PeopleAct } from './people-actions.ts';
import type { Person } from './people-list.ts';

/** Maximum number in one request. */
const chunkSize = 100;

export interface AskedPeople {
  act: PeopleAct;
  people: readonly Person[];
}

export interface Refused {
  name: string;
  message: string;
}

/** Does something with one or several people. Returns those who were left as they are, each with the reason. */
export function useChangePeople() {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { id } = useOrganization();
  const { removeMembers, resendInvitations, cancelInvitations } = data.api.organizations;
  const send = {
    remove: (memberIds: string[]) => removeMembers.call({ id, memberIds }),
    resend: (invitationIds: string[]) => resendInvitations.call({ id, invitationIds }),
    cancel: (invitationIds: string[]) => cancelInvitations.call({ id, invitationIds }),
  };
  return async ({ act, people }: AskedPeople): Promise<Refused[]> => {
    const refused = new Map<string, string>();
    if (act === 'leave') return [];
    try {
      for (let at = 0; at < people.length; at += chunkSize) {
        const part = people.slice(at, at + chunkSize).map((person) => person.id);
        for (const one of (await send[act](part)).refused) refused.set(one.id, one.message);
      }
    } finally {
      // Also where it stopped half way.
      await showPeople(data, id);
    }
    const [first, ...others] = people.filter((person) => !refused.has(person.id));
    if (first)
      toast.success(
        others.length > 0
          ? t(`people.${act}.doneMany`, { count: others.length + 1 })
          : t(`people.${act}.done`, { name: isolate(memberName(first)) }),
      );
    return people.flatMap((person) => {
      const message = refused.get(person.id);
      return message === undefined ? [] : { name: memberName(person), message };
    });
  };
}

interface PeopleDialogsProps {
  asked: AskedPeople | null;
  onClose: () => void;
  onConfirm: (asked: AskedPeople) => Promise<void>;
}

/** Asks before something is done with people that they would notice. */
export function PeopleDialogs({ asked, onClose, onConfirm }: PeopleDialogsProps) {
  const { t } = useTranslation('organizations');
  const organization = useOrganization();
  const { act, people } = useLast(asked) ?? { act: 'leave', people: [] };
  if (act === 'leave')
    return <OrganizationDialogs asked={asked && { question: act, organization }} onClose={onClose} />;
  const count = people.length;
  const names = people.map(memberName);
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        count > 1
          ? t(`people.${act}.askMany`, { count })
          : t(`people.${act}.ask`, { name: isolate(names[0] ?? '') })
      }
      description={
        <>
          {t(`people.${act}.text`)}
          {act === 'remove' && <OpenLinks people={people} />}
        </>
      }
      names={count > 1 ? names : []}
      confirmLabel={t(`people.${act}.confirm`, { count })}
      cancelLabel={act === 'cancel' ? t('people.cancel.keep') : undefined}
      tone={act === 'resend' ? 'primary' : 'danger'}
      onConfirm={() => onConfirm({ act, people })}
    />
  );
}

/** The links by which removed members can come back: those of others. Their own ones are revoked. */
function OpenLinks({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const { id } = useOrganization();
  const options = api.organizations.inviteLinks.queryOptions({ input: { id } });
  const { data } = useQuery({ ...options, refetchOnMount: 'always' });
  const isOfOthers = (creatorId: string) =>
    !people.some((person) => 'userId' in person && person.userId === creatorId);
  const links = data?.items.filter(({ state, creatorId }) => state === 'open' && isOfOthers(creatorId));
  if (!links?.length) return null;
  return <span className="mt-2 block">{t('members.removal.links', { count: links.length })}</span>;
}

/** Names those who were left as they are, each with the reason. */
export function RefusedAlert({ title, refused }: { title: string; refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="warning" role="alert">
      {title}
      <ul>
        {refused.map(({ name, message }) => (
          <li key={name}>
            <bdi className="font-medium">{name}</bdi> <span>{message}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Reads again what a change of people shows in: the list, the links, the counts and the own role, the activity. */
export async function showPeople({ api, queryClient }: ApiServices, id: string): Promise<void> {
  const { members, activity, inviteLinks, read, list, active } = api.organizations;
  queryClient.removeQueries({ queryKey: activity.key({ input: { id } }), type: 'inactive' });
  for (const queryKey of [inviteLinks.key(), read.key({ input: { id } }), list.key(), active.key()])
    void queryClient.invalidateQueries({ queryKey });
  await invalidateLists(queryClient, members.key({ type: 'infinite' }));
}
