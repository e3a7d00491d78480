import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkUserResult } from '#contract/users/bans.ts';
import type { ListedUser } from '#contract/users/user.ts';
import { invalidateRecords } from '../../components/record/entity-cache.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Api } from '../../lib/services/api-services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { undoAction } from './change-user.ts';
import type { UserListPage } from './list.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { userEntity } from './user-entity.ts';

/** Maximum number of users in one request. */
const chunkSize = 100;

/** User as a target of a bulk action. */
type TargetUser = Pick<ListedUser, 'id' | 'state'>;

/** Users that were named one by one, or all that a list holds. */
type BulkTarget = { users: readonly TargetUser[] } | { list: UserListPage['whole'] };

/** Bulk action to confirm, on the users that were selected when it was requested. */
export interface RequestedBulkAction {
  act: 'ban' | 'revoke';
  target: BulkTarget;
  count: number;
  names: readonly string[];
}

interface BulkUserDialogsProps {
  requested: RequestedBulkAction | null;
  onClose(): void;
  onDone(): void;
}

/** Asks before something is done with many users, does it, and names those who were left as they are. */
export function BulkUserDialogs({ requested, onClose, onDone }: BulkUserDialogsProps) {
  const { t } = useTranslation('users');
  const data = useApi();
  const { users: operations } = data.api;
  const dateText = useDateTimeText();
  const translate = useTranslate();
  const [refused, setRefused] = useState<BulkUserResult['refused']>([]);
  const { count = 0, names = [] } = useLast(requested) ?? {};
  const { act, target } = requested ?? {};

  async function run(users: BulkTarget, step: (ids: string[]) => Promise<BulkUserResult>) {
    try {
      const result = await bulkAction(data.api, users, step);
      setRefused(result.refused);
      return result;
    } finally {
      // Also where it stopped half way.
      await invalidateRecords(userEntity, data);
    }
  }

  async function ban(input: Ban) {
    if (!target) return;
    const { done, users } = await run(target, (ids) => operations.banMany.call({ ids, ...input }));
    onDone();
    if (done === 0) return;
    const text =
      input.until === null
        ? t('ban.manyDone', { count: done })
        : t('ban.manyDoneUntil', { count: done, date: dateText(input.until) });
    // A ban that this one has replaced is known no more: who had one stays banned.
    const free = users.filter(({ state }) => state !== 'banned');
    const action = undoAction(translate, async () => {
      const lifted = await run({ users: free }, (ids) => operations.unbanMany.call({ ids }));
      return t('ban.manyLifted', { count: lifted.done });
    });
    toast.success(text, free.length > 0 ? { action } : {});
  }

  async function revoke() {
    if (!target) return;
    const { done } = await run(target, (ids) => operations.revokeMany.call({ ids }));
    onDone();
    if (done > 0) toast.success(t('bulk.revoked', { count: done }));
  }

  return (
    <>
      <BanFormDialog
        open={act === 'ban'}
        onClose={onClose}
        title={t('ban.titleMany', { count })}
        names={names}
        nameCount={count}
        onBan={ban}
      />
      <ConfirmDialog
        open={act === 'revoke'}
        onOpenChange={(open) => !open && onClose()}
        description={t('bulk.revokeText', { count })}
        names={names}
        nameCount={count}
        onConfirm={revoke}
      />
      <RejectedUsersDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}

/** Names the users who were left as they are, each with the reason. */
function RejectedUsersDialog({ refused, onClose }: Pick<BulkUserResult, 'refused'> & { onClose(): void }) {
  const { t } = useTranslation('users');
  const reasonOf = useDisabledReason();
  const shown = useLast(refused.length > 0 ? refused : null) ?? [];
  return (
    <DetailsDialog
      open={refused.length > 0}
      onClose={onClose}
      title={t('bulk.refusedTitle', { count: shown.length })}
    >
      <ul className="-my-2 divide-y divide-line">
        {shown.map(({ id, name, code }) => (
          <li key={id} className="py-2">
            <bdi className="block truncate font-medium">{name || id}</bdi>
            <span className="block text-text-2">{reasonOf(code)}</span>
          </li>
        ))}
      </ul>
    </DetailsDialog>
  );
}

/** Does something to many users, a hundred at a time. Returns also the users who were not refused. */
async function bulkAction(
  api: Api,
  target: BulkTarget,
  act: (ids: string[]) => Promise<BulkUserResult>,
): Promise<BulkUserResult & { users: TargetUser[] }> {
  const all = { done: 0, refused: [] as BulkUserResult['refused'], users: [] as TargetUser[] };
  for await (const users of chunksOf(api, target)) {
    if (users.length === 0) continue;
    const { done, refused } = await act(users.map(({ id }) => id));
    all.done += done;
    all.refused.push(...refused);
    all.users.push(...users.filter(({ id }) => !refused.some((one) => one.id === id)));
  }
  return all;
}

async function* chunksOf(api: Api, target: BulkTarget): AsyncGenerator<readonly TargetUser[]> {
  if ('users' in target) {
    for (let at = 0; at < target.users.length; at += chunkSize) yield target.users.slice(at, at + chunkSize);
    return;
  }
  let cursor: string | undefined;
  do {
    const page = await api.users.list.call({ ...target.list, limit: chunkSize, cursor });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
