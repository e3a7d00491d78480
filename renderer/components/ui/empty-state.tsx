import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Kbd } from './kbd.tsx';
import { StateDrawing, type StateDrawingProps } from './state-drawing.tsx';

export type EmptyStateProps = {
  drawing: StateDrawingProps['of'];
  title: string;
  /** Level of the title: one below the heading that the region is under. */
  headingLevel?: 2 | 3;
  /** One sentence. */
  children?: ReactNode;
  /** Buttons of 32; the first is what to do next. */
  actions?: ReactNode;
  /** Small print below, such as the request id. */
  note?: ReactNode;
  /** An error is announced, an empty list is not. */
  role?: 'alert' | 'status';
};

/** A region that has nothing to show, with the reason and the way on. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, headingLevel = 3, children, actions, note, role } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={role} className="grid justify-items-center gap-1 px-6 pt-10 pb-11 text-center">
      <StateDrawing of={drawing} className="mb-3" />
      <Heading className="text-14">{title}</Heading>
      {children && <p className="max-w-[36ch] text-13 text-text-2">{children}</p>}
      {actions && <div className="mt-3.5 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
      {note && <p className="mt-3 text-12 text-text-3 tabular-nums">{note}</p>}
    </div>
  );
}

/** A list that is still empty: 'No Data', one sentence, and the first action. */
export function NoData(props: Pick<EmptyStateProps, 'children' | 'actions' | 'headingLevel'>) {
  const { t } = useTranslation('ui');
  return <EmptyState {...props} drawing="blank" title={t('noData')} />;
}

type NoResultsProps = {
  searchTerm: string;
  onClear: () => void;
  /** See EmptyState. */
  headingLevel?: 2 | 3;
  /** Sentence on which fields were searched. */
  children?: ReactNode;
};

/** A search that found nothing: names the term and offers to clear it. */
export function NoResults({ searchTerm, onClear, headingLevel, children }: NoResultsProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      role="status"
      drawing="misfit"
      headingLevel={headingLevel}
      title={t('noResults', { searchTerm })}
      actions={
        <Button onClick={onClear}>
          {t('search.clear')} <Kbd className="max-sm:hidden pointer-coarse:hidden">Esc</Kbd>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
