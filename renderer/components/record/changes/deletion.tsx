import { type UseQueryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UndoableDeletions } from '#contract/schemas/deletion.ts';
import { failureText } from '../../../lib/api/api-error.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useArea } from '../../actions/action-context.ts';
import type { Area } from '../../actions/palette-context.ts';
import { awaitRestoredRows } from '../../list/list-return.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type ExpectedInput, nextExpected, useExpected } from '../conflicts.tsx';
import type { DefinedEntity, WholeList } from '../define-entity.ts';
import type { NamedRecord } from '../entity.ts';
import { invalidateRecords } from '../entity-cache.ts';
import { useEntityText } from '../entity-text.ts';
import { scopeIn } from '../record-scope.ts';

/** Records that a user wants to delete: some with their names, or all of a list, which were just counted. */
export type DeletionRequest =
  | { records: readonly NamedRecord[] }
  | { all: WholeList; count: number; names: readonly string[] };

/** With the organization in which the question was asked: another tab may choose another one. */
export type RequestedDeletion = DeletionRequest & { expected: ExpectedInput };

/** Says which records are being deleted now, wherever it was started. */
export function useIsPendingDeletion(entity: DefinedEntity, list: WholeList) {
  const { api } = useApi();
  const mutationKey = entity.operations(api).delete.mutationKey();
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as RequestedDeletion,
  });
  const shown = JSON.stringify(list);
  return ({ id }: { id: string }): boolean =>
    pending.some((requested) =>
      'records' in requested
        ? requested.records.some((record) => record.id === id)
        : JSON.stringify(requested.all) === shown,
    );
}

/** Returns the query options of the deletions in an area that the user can still undo. */
export function deletedIn(area: Area, entity: DefinedEntity, api: Api): UseQueryOptions<UndoableDeletions> {
  const { deleted } = entity.operations(api);
  return entity.scope === 'organization'
    ? deleted.queryOptions({ input: scopeIn(area, entity) })
    : deleted.queryOptions();
}

/** The toast that offers Undo: whichever Undo is pressed, it goes, since a second one would fail. */
export function undoToast(deletedAt: string): string {
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
      toast.error(t('deletion.undoFailed'), { description: failureText(translate, error) });
      nextExpected(error, data);
      void data.queryClient.invalidateQueries({ queryKey: deleted.key() });
    },
  });
}

/** In the foot of the list: the latest deletion that the user can still undo, for some minutes; then the one before. */
export function DeletionNote({ entity }: { entity: DefinedEntity }) {
  const { api } = useApi();
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const undo = useUndoDeletion(entity);
  const expected = useExpected(entity);
  const { data } = useQuery({
    ...deletedIn(useArea(), entity, api),
    // Asks again when the first of them has run out.
    refetchInterval: ({ state }) => {
      const oldest = state.data?.items.at(-1);
      return oldest && state.data
        ? Math.max(1000, Date.parse(oldest.undoUntil) - Date.parse(state.data.readAt))
        : false;
    },
  });
  const latest = data?.items[0];
  if (!latest) return null;
  const { count, deletedAt } = latest;
  return (
    <span
      ref={restoreFocus}
      data-note
      className="flex min-w-0 items-center gap-1 border-line min-[26rem]:border-s min-[26rem]:ps-3"
    >
      <span className="truncate">
        {text('records:deleted.note', { count, total: formatCount(i18n.language, count) })}
      </span>
      <Button
        variant="ghost"
        size={28}
        loading={undo.isPending}
        onClick={() => undo.mutate({ deletedAt, ...expected })}
        className="text-accent-text!"
      >
        {t('undo')}
      </Button>
    </span>
  );
}
