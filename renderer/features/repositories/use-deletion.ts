import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { DeletionInput, WholeList } from './deletion.ts';
import { invalidateRepositories, removeRepositories } from './invalidate-repositories.ts';
import { undoToast, useUndoDeletion } from './use-undo-deletion.ts';

/** Deletes repositories and offers to undo it. */
export function useDeletion() {
  const data = useApi();
  const { api } = data;
  const { t, i18n } = useTranslation('repositories');
  const undo = useUndoDeletion();
  return useMutation(
    api.repositories.delete.mutationOptions({
      async onSuccess({ deleted, count, deletedAt }, input) {
        const [only] = deleted;
        const text =
          count === 1 && only
            ? t('deleted.one', { name: isolate(only.name) })
            : t('deleted.several', { count, total: formatCount(i18n.language, count) });
        const action = { label: t('undo'), onPress: () => undo.mutate({ deletedAt }) };
        toast.success(text, count > 0 ? { action, id: undoToast(deletedAt) } : {});
        await ('ids' in input ? removeRepositories(data, input.ids) : invalidateRepositories(data));
      },
    }),
  );
}

/** Tells of a deletion that failed; its rows are back in their places. */
export function useDeletionFailed(): (error: unknown) => void {
  const { t } = useTranslation('repositories');
  const translate = useTranslate();
  const data = useApi();
  return useCallback(
    (error) => {
      toast.error(t('deleted.failed'), {
        description: error instanceof ApiError ? failureText(translate, error) : undefined,
      });
      // The list is not what it looked like.
      if (error instanceof ApiError && error.status === 409) void invalidateRepositories(data);
    },
    [t, translate, data],
  );
}

/** Says which repositories are being deleted now, wherever it was started. */
export function useIsPendingDeletion(list: WholeList): (repository: { id: string }) => boolean {
  const { api } = useApi();
  const inputs = useMutationState({
    filters: { mutationKey: api.repositories.delete.mutationKey(), status: 'pending' },
    select: ({ state }) => state.variables as DeletionInput,
  });
  const shown = JSON.stringify(list);
  return ({ id }) =>
    inputs.some((input) => ('ids' in input ? input.ids.includes(id) : JSON.stringify(input.all) === shown));
}
