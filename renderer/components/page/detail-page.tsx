import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { useOpenNavigation } from './head-bar.tsx';
import { PageNotice } from './page-query.tsx';

interface DetailPageProps {
  /** Above both columns: the heading. */
  heading: ReactNode;
  /** Facts of the record. */
  facts?: ReactNode;
  /** Whether the facts are below the content, not above it, where there is one column. */
  factsBelow?: boolean;
  /** A form hides its facts where they would be above it. */
  form?: boolean;
  children: ReactNode;
}

/** The content of a page about one record: heading, main column, and facts beside it. Detail and form share it. */
export function DetailPage(props: DetailPageProps) {
  const { heading, facts, factsBelow = false, form = false, children } = props;
  const width = useOpenNavigation()
    ? 'max-w-[calc(70rem+2*var(--gutter))]'
    : 'max-w-[calc(61rem+2*var(--gutter))]';
  return (
    <div className={`mx-auto w-full ${width} px-gutter pt-8 pb-12`}>
      {useContext(PageNotice)}
      {heading}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-14">
        {/* Where it is empty, the facts take its place. */}
        <div className="grid min-w-0 gap-9 empty:hidden">{children}</div>
        {facts && (
          <aside
            className={clsx(
              'max-lg:border-line max-lg:border-t max-lg:pt-4',
              form && 'max-lg:hidden',
              !factsBelow && 'max-lg:order-first',
            )}
          >
            {facts}
          </aside>
        )}
      </div>
    </div>
  );
}
