import { useMutation, useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, failureText } from '../../../lib/api/api-error.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { awaitRestoredRows } from '../../list/list-return.ts';
import { toast } from '../../ui/toast.ts';
import { nextExpected, useExpected } from '../conflicts.tsx';
import type { DefinedEntity, DeletionInput, WholeList } from '../define-entity.ts';
import { invalidateRecords, removeRecords } from '../entity-cache.ts';
import { useEntityText } from '../entity-text.ts';

/** Deletes records and offers to undo it. */
export function useDeletion(entity: DefinedEntity) {
  const data = useApi();
  const operation = entity.operations(data.api).delete;
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const undo = useUndoDeletion(entity);
  const expected = useExpected(entity);
  return useMutation({
    mutationKey: operation.mutationKey(),
    mutationFn: (input: DeletionInput) => operation.call(input),
    async onSuccess({ deleted, count, deletedAt }, input) {
      const [only] = deleted;
      const total = formatCount(i18n.language, count);
      const message =
        count === 1 && only
          ? text('records:deleted.one', { name: isolate(only.name) })
          : text('records:deleted.several', { count, total });
      const action = { label: t('undo'), onPress: () => undo.mutate({ deletedAt, ...expected }) };
      toast.success(message, count > 0 ? { action, id: undoToast(deletedAt) } : {});
      await ('ids' in input ? removeRecords(entity, data, input.ids) : invalidateRecords(entity, data));
    },
  });
}

/** Tells of a deletion that failed; its rows are back in their places. */
export function useDeletionFailed(entity: DefinedEntity): (error: unknown) => void {
  const { t } = useTranslation('records');
  const translate = useTranslate();
  const data = useApi();
  return (error) => {
    toast.error(t('deletion.failed'), {
      description: failureText(translate, error),
    });
    // The list is not what it looked like.
    nextExpected(error, data);
    if (error instanceof ApiError && error.status === 409) void invalidateRecords(entity, data);
  };
}

/** Says which records are being deleted now, wherever it was started. */
export function useIsPendingDeletion(entity: DefinedEntity, list: WholeList) {
  const { api } = useApi();
  const mutationKey = entity.operations(api).delete.mutationKey();
  const inputs = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as DeletionInput,
  });
  const shown = JSON.stringify(list);
  return ({ id }: { id: string }): boolean =>
    inputs.some((input) => ('ids' in input ? input.ids.includes(id) : JSON.stringify(input.all) === shown));
}

/** The toast that offers it: whichever Undo is pressed, it goes, since a second one would fail. */
function undoToast(deletedAt: string): string {
  return `undo ${deletedAt}`;
}

/** Restores what was deleted at a time, and goes to it. What could not come back is shown above the list (RefusalAlert). */
export function useUndoDeletion(entity: DefinedEntity) {
  const data = useApi();
  const { t, i18n } = useTranslation('records');
  const translate = useTranslate();
  const text = useEntityText(entity);
  const { restore, deleted } = entity.operations(data.api);
  return useMutation({
    mutationKey: restore.mutationKey(),
    mutationFn: (input: { deletedAt: string }) => restore.call(input),
    onMutate: ({ deletedAt }) => toast.dismiss(undoToast(deletedAt)),
    onSuccess({ restored, items }) {
      const [only] = items;
      if (restored === 1 && only) toast.success(text('records:restored.one', { name: isolate(only.name) }));
      else if (restored > 0) {
        const total = formatCount(i18n.language, restored);
        toast.success(text('records:restored.several', { count: restored, total }));
      }
      awaitRestoredRows(items.map(({ id }) => id));
      return invalidateRecords(entity, data);
    },
    onError(error) {
      toast.error(t('deletion.undoFailed'), {
        description: failureText(translate, error),
      });
      nextExpected(error, data);
      void data.queryClient.invalidateQueries({ queryKey: deleted.key() });
    },
  });
}
