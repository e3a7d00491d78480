import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { changedParameters } from './list-address.ts';
import type { ListRow } from './list-page.ts';
import type { List } from './use-list.ts';

/** The way to more of a list: a button, and without JavaScript a link to the next page. */
export function ListMore<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation('records');
  const { more, isOutdated, nextCursor } = list;
  const { search } = useLocation();
  return (
    <>
      {more === 'failed' && <span role="alert">{t('moreFailed')}</span>}
      {more === 'failed' ? (
        <Button icon={RotateCw} onClick={list.loadMore}>
          {t('retry')}
        </Button>
      ) : (
        more !== 'none' && (
          <Button loading={more === 'loading'} onClick={list.loadMore} className="noscript:hidden">
            {t('loadMore')}
          </Button>
        )
      )}
      {nextCursor && !isOutdated && (
        <span className="hidden noscript:contents">
          <Link
            to={`?${changedParameters(new URLSearchParams(search), { cursor: nextCursor })}`}
            className={buttonClass()}
          >
            {t('nextPage')}
          </Link>
        </span>
      )}
    </>
  );
}

/** Where the page begins amid a list: the way to its first page. */
export function ListStart<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation('records');
  const { search } = useLocation();
  if (list.fromStart) return null;
  return (
    <Link to={`?${changedParameters(new URLSearchParams(search), {})}`} className="link">
      {t('toStart')}
    </Link>
  );
}
