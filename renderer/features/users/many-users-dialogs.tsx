import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManyUsersDone } from '#contract/api/user-bans.ts';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { rereadLists } from '../../lib/list/change-lists.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { actOnMany, type Whom } from './act-on-many.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';

/** What is to be done with the chosen users, as they were when it was asked for. */
export interface ManyUsersWish {
  act: 'ban' | 'revoke';
  whom: Whom;
  count: number;
  names: readonly string[];
}

interface ManyUsersDialogsProps {
  wish: ManyUsersWish | null;
  onClose(): void;
  onDone(): void;
}

/** Asks before something is done with many users, does it, and names those who were left as they are. */
export function ManyUsersDialogs({ wish, onClose, onDone }: ManyUsersDialogsProps) {
  const { t } = useTranslation('users');
  const { api, queryClient } = useAreaData();
  const [refused, setRefused] = useState<ManyUsersDone['refused']>([]);
  // What was asked for last stays in the dialog while it leaves.
  const [shown, setShown] = useState(wish);
  if (wish && wish !== shown) setShown(wish);
  const { count = 0, names = [] } = shown ?? {};
  const { act, whom } = wish ?? {};

  async function run(step: (ids: string[]) => Promise<ManyUsersDone>): Promise<number> {
    if (!whom) return 0;
    try {
      const result = await actOnMany(api, whom, step);
      setRefused(result.refused);
      onDone();
      return result.done;
    } finally {
      // Also where it stopped half way.
      await rereadLists(queryClient, api.users.list.key({ type: 'infinite' }));
      void queryClient.invalidateQueries({ queryKey: api.dashboard.key() });
      queryClient.removeQueries({ queryKey: api.users.key(), type: 'inactive' });
    }
  }

  async function ban(input: Ban) {
    const done = await run((ids) => api.users.banMany.call({ ids, ...input }));
    if (done > 0) toast.success(t('ban.manyDone', { count: done }));
  }

  async function revoke() {
    const done = await run((ids) => api.users.revokeMany.call({ ids }));
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
      <RefusedDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
