import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Total } from '#contract/schemas/paging.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { useArea } from '../actions/action-context.ts';
import { PageHead } from '../page/page-head.tsx';

interface ListLayoutProps {
  title: string;
  total: Total | undefined;
  /** At the end of the head: one primary button at most. */
  action?: ReactNode;
  /** ListToolbar, the list, ListFoot. */
  children: ReactNode;
}

/** A page with a list: in the manager area its title stands in the head, in the user area above the list. */
export function ListLayout({ title, total, action, children }: ListLayoutProps) {
  const isManager = useArea() === 'manager';
  const width = isManager
    ? 'max-w-[calc(70rem+2*var(--gutter))]'
    : 'max-w-[calc(61rem+2*var(--gutter))] pt-10 max-sm:pt-5';
  return (
    <>
      {isManager && <PageHead title={<ListTitle name={title} total={total} />}>{action}</PageHead>}
      <div className={`mx-auto flex w-full ${width} flex-1 flex-col px-gutter`}>
        {!isManager && (
          <div className="flex min-h-8 items-center justify-between gap-4">
            <h1 className="flex min-w-0 items-baseline gap-2 text-24">
              <ListTitle name={title} total={total} />
            </h1>
            {action}
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** Name of a list with how many it holds. */
function ListTitle({ name, total }: { name: string; total: Total | undefined }) {
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
