import { useTranslation } from 'react-i18next';
import type { Total } from '#contract/schemas/paging.ts';
import { formatTotal } from '../../lib/format/format-number.ts';

/** The heading of a list with how many it holds, for PageHead. */
export function ListTitle({ name, total }: { name: string; total: Total | undefined }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span className="truncate">{name}</span>{' '}
      {total && (
        <span className="font-normal text-13 text-text-3 tabular-nums tracking-normal">
          {formatTotal(i18n.language, total)}
        </span>
      )}
    </>
  );
}
