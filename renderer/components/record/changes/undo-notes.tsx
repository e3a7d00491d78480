import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format/format-number.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useArea } from '../../actions/action-context.ts';
import { Button } from '../../ui/button.tsx';
import { useExpected } from '../conflicts.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { useEntityText } from '../entity-text.ts';
import { deletedIn } from './requested-deletion.ts';
import { useUndoDeletion } from './use-deletion.ts';

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
        {text('records:deleted.note', {
          count,
          total: formatCount(i18n.language, count),
        })}
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
