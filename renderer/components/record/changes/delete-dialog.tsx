import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, failureText } from '../../../lib/api/api-error.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { pageHeading } from '../../../lib/navigation/heading-focus.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useArea } from '../../actions/action-context.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useLast } from '../../ui/use-last.ts';
import { nextExpected } from '../conflicts.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { recordName } from '../entity.ts';
import { invalidateRecords, removeRecords } from '../entity-cache.ts';
import { useEntityText } from '../entity-text.ts';
import { customFields } from '../fields/fields.ts';
import { scopeIn } from '../record-scope.ts';
import { type RequestedDeletion, undoToast, useUndoDeletion } from './deletion.tsx';

interface DeleteDialogProps {
  entity: DefinedEntity;
  /** Records to be deleted; null while the dialog is closed. */
  requested: RequestedDeletion | null;
  onClose(): void;
  /** It has been confirmed, and is under way. */
  onConfirm?: (() => void) | undefined;
  /** For a page that shows what is deleted: the dialog waits, reports a failure, and calls this when it is done. */
  onDeleted?: (() => void) | undefined;
}

/**
 * The last question before records are deleted: their names, what is lost, and for how long it can be undone. It
 * deletes, and offers Undo. In a list it closes at once and the rows leave (see useIsPendingDeletion).
 */
export function DeleteDialog({ entity, requested, onClose, onConfirm, onDeleted }: DeleteDialogProps) {
  const { i18n } = useTranslation();
  const text = useEntityText(entity);
  const { mutateAsync } = useDeletion(entity);
  const failed = useDeletionFailed(entity);
  const shown = useLast(requested);
  const count = shown ? countOf(shown) : undefined;

  function confirm(): void | Promise<void> {
    if (!requested) return;
    const deleting = mutateAsync(requested);
    onConfirm?.();
    if (onDeleted) return deleting.then(onDeleted);
    deleting.catch(failed);
  }

  return (
    <ConfirmDialog
      open={requested !== null}
      onOpenChange={(open) => !open && onClose()}
      description={
        count !== undefined && (
          <>
            {text('records:confirmDelete', { count, total: formatCount(i18n.language, count) })}
            {requested && customFields(entity.fields).length > 0 && (
              <LostFiles entity={entity} requested={requested} />
            )}
          </>
        )
      }
      names={shown ? namesOf(entity, shown) : []}
      nameCount={count}
      onConfirm={confirm}
      focusAfter={pageHeading}
    />
  );
}

/** How many files are lost with the records, once the server has counted them. */
function LostFiles({ entity, requested }: { entity: DefinedEntity; requested: RequestedDeletion }) {
  const { t, i18n } = useTranslation('records');
  const { api } = useApi();
  const area = useArea();
  const input = 'records' in requested ? { ids: idsOf(requested), ...scopeIn(area, entity) } : requested.all;
  const options = entity.operations(api).count.queryOptions({ input });
  const { data } = useQuery({ ...options, staleTime: 0, gcTime: 0 });
  const count = data?.files ?? 0;
  if (count === 0) return null;
  return (
    <span className="mt-2 block">{t('lostFiles', { count, total: formatCount(i18n.language, count) })}</span>
  );
}

/** Deletes records and offers to undo it. */
function useDeletion(entity: DefinedEntity) {
  const data = useApi();
  const operation = entity.operations(data.api).delete;
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const undo = useUndoDeletion(entity);
  return useMutation({
    mutationKey: operation.mutationKey(),
    mutationFn: (requested: RequestedDeletion) =>
      operation.call({
        ...('records' in requested
          ? { ids: idsOf(requested) }
          : { all: requested.all, expectedCount: requested.count }),
        ...requested.expected,
      }),
    async onSuccess({ deleted, count, deletedAt }, requested) {
      const [only] = deleted;
      const total = formatCount(i18n.language, count);
      const message =
        count === 1 && only
          ? text('records:deleted.one', { name: isolate(only.name) })
          : text('records:deleted.several', { count, total });
      const action = { label: t('undo'), onPress: () => undo.mutate({ deletedAt, ...requested.expected }) };
      toast.success(message, count > 0 ? { action, id: undoToast(deletedAt) } : {});
      await ('records' in requested
        ? removeRecords(entity, data, idsOf(requested))
        : invalidateRecords(entity, data));
    },
  });
}

/** Tells of a deletion that failed; its rows are back in their places. */
function useDeletionFailed(entity: DefinedEntity): (error: unknown) => void {
  const { t } = useTranslation('records');
  const translate = useTranslate();
  const data = useApi();
  return (error) => {
    toast.error(t('deletion.failed'), { description: failureText(translate, error) });
    // The list is not what it looked like.
    nextExpected(error, data);
    if (error instanceof ApiError && error.status === 409) void invalidateRecords(entity, data);
  };
}

function idsOf({ records }: Extract<RequestedDeletion, { records: unknown }>): string[] {
  return records.map(({ id }) => id);
}

function countOf(requested: RequestedDeletion): number {
  return 'records' in requested ? requested.records.length : requested.count;
}

function namesOf(entity: DefinedEntity, requested: RequestedDeletion) {
  if (!('records' in requested)) return requested.names;
  return requested.records.map((record) => recordName(entity, record));
}
