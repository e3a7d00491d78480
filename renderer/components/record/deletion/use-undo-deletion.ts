import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { translateWith, useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { awaitRestoredRow } from '../../list/list-return.ts';
import { toast } from '../../ui/toast.ts';
import { invalidateRecords } from '../entity-cache.ts';
import { nextExpected } from '../organization/expected.ts';
import type { DeletableEntity } from './deletable-entity.ts';

/** The toast that offers it: whichever Undo is pressed, it goes, since a second one would fail. */
export function undoToast(deletedAt: string): string {
  return `undo ${deletedAt}`;
}

/** Restores what was deleted at a time, and goes to it. What could not come back is shown above the list (RestorationAlert). */
export function useUndoDeletion(entity: DeletableEntity) {
  const data = useApi();
  const { t, i18n } = useTranslation('records');
  const translate = useTranslate();
  const { restore, deleted } = entity.operations(data.api);
  return useMutation({
    mutationKey: restore.mutationKey(),
    mutationFn: (input: { deletedAt: string }) => restore.call(input),
    onMutate: ({ deletedAt }) => toast.dismiss(undoToast(deletedAt)),
    onSuccess({ restored, items }) {
      const [only] = items;
      if (restored === 1 && only)
        toast.success(translateWith(i18n)(`${entity.texts}:restored.one`, { name: isolate(only.name) }));
      else if (restored > 0) {
        const total = formatCount(i18n.language, restored);
        toast.success(translateWith(i18n)(`${entity.texts}:restored.several`, { count: restored, total }));
      }
      awaitRestoredRow(only?.id);
      return invalidateRecords(entity, data);
    },
    onError(error) {
      toast.error(t('deletion.undoFailed'), {
        description: error instanceof ApiError ? failureText(translate, error) : undefined,
      });
      nextExpected(error, data);
      void data.queryClient.invalidateQueries({ queryKey: deleted.key() });
    },
  });
}
