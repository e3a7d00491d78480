import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../actions/action.ts';
import { useArea } from '../../actions/action-context.ts';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { type Entity, listPath } from '../entity.ts';
import { useMay } from '../use-may.ts';

interface RecordHeadActionsProps {
  entity: Entity;
  id: string;
  actions: readonly Action[];
  /** Before the others: what else is done often. */
  children?: ReactNode;
}

/** What can be done with a record, in the head of its page: what is done often as buttons, all of it in a menu. */
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
