import type { ComponentType, ReactNode, RefObject } from 'react';
import { useParams } from 'react-router';
import { useArea } from '../../components/actions/action-context.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import {
  type DefinedEntity,
  type ListedRecord,
  recordOptions,
  type WholeRecord,
} from '../../components/record/define-entity.ts';
import { recordName } from '../../components/record/entity.ts';
import { EntityFacts, factCount } from '../../components/record/fields/entity-facts.tsx';
import { RecordHeadActions, RecordHeading } from '../../components/record/page/record-head.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';

interface EntityRecordPageProps<Listed extends ListedRecord, Whole extends WholeRecord & Listed> {
  entity: DefinedEntity;
  /** Below the name at the top; shown of what the list has told, too, while the record comes. */
  subheading?(record: Listed): ReactNode;
  /** In the head, before the actions of every record. */
  head?(record: Whole): ReactNode;
  /** Fields that do not stand among the facts. */
  except?: readonly string[];
  /** In the main column, above the activity. */
  children?(record: Whole): ReactNode;
}

/** Page of one record: its fields and actions; in the manager area its activity, too. */
export function EntityRecordPage<
  Listed extends ListedRecord = ListedRecord,
  Whole extends WholeRecord & Listed = WholeRecord & Listed,
>({ entity, subheading, head, except = [], children }: EntityRecordPageProps<Listed, Whole>) {
  const { id = '' } = useParams();
  const { api } = useApi();
  const isManaged = useArea() === 'manager';
  // The operations of an entity answer with the records for which the page was written.
  const parts = { subheading, head, children } as EntityRecordPageProps<ListedRecord, WholeRecord>;
  return (
    <RecordPage
      entity={entity}
      options={recordOptions(entity, api, id)}
      actions={entity.actions}
      heading={(record: ListedRecord, heading: RefObject<HTMLHeadingElement | null>) => (
        <RecordHeading name={recordName(entity, record)} heading={heading}>
          {parts.subheading?.(record)}
        </RecordHeading>
      )}
      head={(record, actions) => (
        <RecordHeadActions entity={entity} id={id} actions={actions}>
          {parts.head?.(record)}
        </RecordHeadActions>
      )}
      facts={(record) => <EntityFacts entity={entity} record={record} except={except} />}
      factCount={factCount(entity, except)}
    >
      {(record) => (
        <>
          {parts.children?.(record)}
          {isManaged && (
            <ActivitySection options={entity.operations(api).activity.queryOptions({ input: { id } })} />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** Makes the page of the route of an entity's record. */
export function recordPageOf(entity: DefinedEntity): ComponentType {
  return () => <EntityRecordPage entity={entity} />;
}
