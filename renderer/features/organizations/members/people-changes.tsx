import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useConfirm } from '../../../components/ui/use-confirm.tsx';
import { failureText } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { readAgain, useOrganization } from '../organization/organization.ts';
import { useOrganizationDialogs } from '../organization/organization-dialogs.tsx';
import { memberName } from './member-cell.tsx';
import type { PeopleAct } from './people-actions.ts';
import type { Person } from './people-list.ts';

/** Maximum number in one request. */
const chunkSize = 100;

interface Refused {
  /** Tells it from others of that name. */
  id: string;
  name: string;
  message: string;
}

/**
 * Changes of one or several people of the list, which `ask` asks for first, by `dialogs`. Those who were left
 * as they are are `refused`, each with the reason.
 * @param onChanged called after each
 */
export function usePeopleChanges(onChanged: () => void) {
  const { t } = useTranslation('organizations');
  const translate = useTranslate();
  const data = useApi();
  const organization = useOrganization();
  const { id } = organization;
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const confirmation = useConfirm();
  const leaving = useOrganizationDialogs();
  const { removeMembers, resendInvitations, cancelInvitations } = data.api.organizations;
  const send = {
    remove: (memberIds: string[]) => removeMembers.call({ id, memberIds }),
    resend: (invitationIds: string[]) => resendInvitations.call({ id, invitationIds }),
    cancel: (invitationIds: string[]) => cancelInvitations.call({ id, invitationIds }),
  };

  async function change(act: keyof typeof send, people: readonly Person[]) {
    const messages = new Map<string, string>();
    setRefused([]);
    try {
      for (let at = 0; at < people.length; at += chunkSize) {
        const part = people.slice(at, at + chunkSize).map((person) => person.id);
        for (const one of (await send[act](part)).refused) messages.set(one.id, one.message);
      }
    } finally {
      // Also where it stopped half way.
      await readAgain(data);
    }
    const [first, ...others] = people.filter((person) => !messages.has(person.id));
    if (first)
      toast.success(
        others.length > 0
          ? t(`people.${act}.doneMany`, { count: others.length + 1 })
          : t(`people.${act}.done`, { name: isolate(memberName(first)) }),
      );
    setRefused(
      people.flatMap((person) => {
        const message = messages.get(person.id);
        return message === undefined ? [] : { id: person.id, name: memberName(person), message };
      }),
    );
    onChanged();
  }

  /** Asks before something is done with people that they would notice. */
  function ask(act: PeopleAct, people: readonly Person[]) {
    if (act === 'leave') return leaving.ask(act, organization);
    const count = people.length;
    const names = people.map(memberName);
    confirmation.ask({
      title:
        count > 1
          ? t(`people.${act}.askMany`, { count })
          : t(`people.${act}.ask`, { name: isolate(names[0] ?? '') }),
      description: (
        <>
          {t(`people.${act}.text`)}
          {act === 'remove' && <OpenLinks people={people} />}
        </>
      ),
      names: count > 1 ? names : [],
      confirmLabel: t(`people.${act}.confirm`, { count }),
      ...(act === 'cancel' && { cancelLabel: t('people.cancel.keep') }),
      tone: act === 'resend' ? 'primary' : 'danger',
      onConfirm: () => change(act, people),
    });
  }

  /** A new link for one who was invited: nothing that has to be asked first. */
  async function resend(person: Person) {
    await change('resend', [person]).catch((error) => toast.error(failureText(translate, error)));
  }

  const dialogs = (
    <>
      {confirmation.dialog}
      {leaving.dialogs}
    </>
  );
  return { resend, ask, refused, dialogs };
}

/** The links by which removed members can come back: those of others. Their own ones are revoked. */
function OpenLinks({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('organizations');
  const { id } = useOrganization();
  const options = useApi().api.organizations.inviteLinks.queryOptions({ input: { id } });
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
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <bdi className="font-medium">{name}</bdi> <span>{message}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
