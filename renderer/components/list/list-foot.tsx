import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatTotal } from '../../lib/format/format-number.ts';
import { Button } from '../ui/button.tsx';
import type { ListRow } from './list-options.ts';
import type { List } from './use-list.ts';

interface ListFootProps<Row extends ListRow> {
  list: List<Row>;
  /** Further content, such as the way to undo a deletion; on narrow phones a `data-note` takes the place of
   * the count of loaded rows. */
  children?: ReactNode;
}

/** The foot of a list, 48 high, always in sight: how much of it is loaded, and the way to more. */
export function ListFoot<Row extends ListRow>({ list, children }: ListFootProps<Row>) {
  const { t, i18n } = useTranslation('records');
  const { rows, total, more, isOutdated } = list;
  const isWhole = more === 'none';
  return (
    <div
      data-sticky="list-foot"
      className="group/foot sticky bottom-(--bottom-bar) z-5 -mx-2 mt-auto flex [&:not(:has(button,a,p:not(:empty)))]:hidden min-h-12 items-center gap-3 border-line border-t bg-surface px-2 text-13 text-text-3"
    >
      <p role="status" className="truncate tabular-nums max-[26rem]:group-has-[[data-note]]/foot:sr-only">
        {isOutdated && <span className="animate-late">{t('updating')}</span>}
        {total &&
          rows.length > 0 &&
          (isWhole
            ? t('whole', { count: total.count, total: formatTotal(i18n.language, total) })
            : t('loaded', {
                count: total.count,
                loaded: formatCount(i18n.language, rows.length),
                total: formatTotal(i18n.language, total),
              }))}
      </p>
      {/* A toast stands over the middle of the foot. */}
      <span className="flex-1" />
      {children}
      <ListMore list={list} />
    </div>
  );
}

/** The button that loads more of a list, or tries again what failed. */
export function ListMore<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation('records');
  const { more } = list;
  return (
    <>
      {more === 'failed' && <span role="alert">{t('moreFailed')}</span>}
      {more === 'failed' ? (
        <Button icon={RotateCw} onClick={list.loadMore}>
          {t('retry')}
        </Button>
      ) : (
        more !== 'none' && (
          <Button loading={more === 'loading'} onClick={list.loadMore}>
            {t('loadMore')}
          </Button>
        )
      )}
    </>
  );
}
