import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../actions/action.ts';
import { useArea } from '../../actions/action-context.ts';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { type Entity, listPath } from '../entity.ts';
import { useMay } from '../use-entity.ts';

interface RecordHeadActionsProps {
  entity: Entity;
  id: string;
  actions: readonly Action[];
  /** Before the others: what else is done often. */
  children?: ReactNode;
}

/** Actions on a record in the head of its page: frequent ones as buttons, all of them in a menu. */
export function RecordHeadActions({ entity, id, actions, children }: RecordHeadActionsProps) {
  const { t } = useTranslation('records');
  const list = listPath(entity, useArea());
  return (
    <>
      {children}
      {useMay(entity, 'update') && (
        <Link to={`${list}/${id}/update`} className={buttonClass()}>
          {t('edit')}
        </Link>
      )}
      <ActionMenu actions={actions} />
    </>
  );
}

interface RecordHeadingProps {
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** A line below the name. */
  children?: ReactNode;
}

/** The name at the top of a record's page. */
export function RecordHeading({ name, heading, children }: RecordHeadingProps) {
  return (
    <div className="mb-8">
      <h1 ref={heading} dir="auto" className="mb-1.5 text-24 text-match-parent leading-[1.3] wrap-anywhere">
        {name}
      </h1>
      {children}
    </div>
  );
}
