import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restoration } from '#contract/schemas/deletion.ts';
import type { Move } from '#contract/schemas/move.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { useEntityText } from '../entity-text.ts';

interface RefusalAlertProps {
  entity: DefinedEntity;
  operation: 'restore' | 'move';
}

/** Alert: what the last Undo of a deletion could not bring back, or the last move of several left where it was, and why. */
export function RefusalAlert({ entity, operation }: RefusalAlertProps) {
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const { api } = useApi();
  const client = useQueryClient();
  const mutationKey = entity.operations(api)[operation]?.mutationKey();
  const filters = { mutationKey: mutationKey ?? [operation] };
  const last = useMutationState({
    filters,
    select: ({ state }) => state.data as Restoration | Move | undefined,
  }).at(-1);
  if (!last || last.refusedCount === 0) return null;
  // The dialog has said why the only one stays.
  if ('count' in last && last.count === 0 && last.refusedCount === 1) return null;
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
        {refused.map(({ id, name, reason }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <bdi className="font-medium">{name}</bdi>
            {operation === 'move' && ` (${t(`moved.reason.${reason}`)})`}
          </Fragment>
        ))}
        {refusedCount > refused.length && ' …'}{' '}
        {text(operation === 'move' ? 'records:moved.refused' : 'records:restored.refused', {
          count: refusedCount,
          total: formatCount(i18n.language, refusedCount),
        })}
      </Alert>
    </div>
  );
}
