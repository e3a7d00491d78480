import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restoration } from '#contract/repositories/deletion.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatCount } from '../../lib/format/format-number.ts';
import { restoreFocus } from '../../lib/navigation/restore-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';

/** Tells what the last Undo could not bring back, because its name has been taken meanwhile. */
export function RestorationAlert() {
  const { t, i18n } = useTranslation('repositories');
  const { api } = useApi();
  const client = useQueryClient();
  const filters = { mutationKey: api.repositories.restore.mutationKey() };
  const last = useMutationState({
    filters,
    select: ({ state }) => state.data as Restoration | undefined,
  }).at(-1);
  if (!last || last.refusedCount === 0) return null;
  const { refused, refusedCount } = last;

  function dismiss() {
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ ...filters, status: 'success' })) cache.remove(mutation);
  }

  return (
    <div ref={restoreFocus} className="pb-3">
      <Alert
        tone="warning"
        role="alert"
        action={
          <Button size={28} onClick={dismiss}>
            {t('understood')}
          </Button>
        }
      >
        {refused.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <bdi className="font-medium">{name}</bdi>
          </Fragment>
        ))}
        {refusedCount > refused.length && ' …'}{' '}
        {t('restored.refused', {
          count: refusedCount,
          total: formatCount(i18n.language, refusedCount),
        })}
      </Alert>
    </div>
  );
}
