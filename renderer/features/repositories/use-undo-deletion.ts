import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { invalidateRepositories } from './invalidate-repositories.ts';

/** The toast that offers it: whichever Undo is pressed, it goes, since a second one would fail. */
export function undoToast(deletedAt: string): string {
  return `undo ${deletedAt}`;
}

/** Restores what was deleted at a time. What could not come back is shown above the list (RestorationAlert). */
export function useUndoDeletion() {
  const data = useApi();
  const { t, i18n } = useTranslation('repositories');
  const translate = useTranslate();
  return useMutation(
    data.api.repositories.restore.mutationOptions({
      onMutate(input) {
        if ('deletedAt' in input) toast.dismiss(undoToast(input.deletedAt));
      },
      onSuccess({ restored, items }) {
        const [only] = items;
        if (restored === 1 && only) toast.success(t('restored.one', { name: isolate(only.name) }));
        else if (restored > 0)
          toast.success(
            t('restored.several', { count: restored, total: formatCount(i18n.language, restored) }),
          );
        return invalidateRepositories(data);
      },
      onError(error) {
        toast.error(t('restored.failed'), {
          description: error instanceof ApiError ? failureText(translate, error) : undefined,
        });
        void data.queryClient.invalidateQueries({ queryKey: data.api.repositories.deleted.key() });
      },
    }),
  );
}
