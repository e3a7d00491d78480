import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useArea } from '../../components/actions/action-context.ts';
import { useOpenRecord } from '../../components/actions/use-open-record.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { findListed } from '../../components/list/list-options.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { DetailSkeleton } from '../../components/page/detail-skeleton.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useRecordDialogs } from '../../components/record/changes/use-record-dialogs.tsx';
import { useExpected } from '../../components/record/conflicts.tsx';
import {
  type DefinedEntity,
  type ListedRecord,
  recordOptions,
  type WholeRecord,
} from '../../components/record/define-entity.ts';
import { recordName } from '../../components/record/entity.ts';
import {
  CustomSections,
  EntityFacts,
  factCount,
  RecordHeadActions,
} from '../../components/record/record-page-parts.tsx';
import { useListLink } from '../../components/record/use-entity.ts';
import { FactsSkeleton } from '../../components/ui/facts.tsx';
import { useReturn } from '../../lib/navigation/history-stack.ts';
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
>(props: EntityRecordPageProps<Listed, Whole>) {
  // The operations of an entity answer with the records for which the page was written.
  const view = props as EntityRecordPageProps<ListedRecord, WholeRecord>;
  const { entity } = view;
  const { id = '' } = useParams();
  const { api, queryClient } = useApi();
  const { to: list } = useListLink(entity);
  const goBack = useReturn();
  /** Deleted or moved. */
  const [gone, setGone] = useState(false);
  const options = recordOptions(entity, api, id);

  // Once nothing shows it any more: its page would ask for it again.
  useEffect(() => {
    if (!gone) return;
    queryClient.removeQueries({ queryKey: options.queryKey });
    goBack(list);
  }, [gone, queryClient, options.queryKey, goBack, list]);

  const skeleton = <RecordSkeleton {...view} id={id} />;
  if (gone) return skeleton;
  return (
    <PageQuery whole options={options} skeleton={skeleton}>
      {(record) => <RecordView {...view} record={record} onGone={() => setGone(true)} />}
    </PageQuery>
  );
}

type ViewProps = EntityRecordPageProps<ListedRecord, WholeRecord>;

function RecordView(props: ViewProps & { record: WholeRecord; onGone(): void }) {
  const { entity, record, except, onGone } = props;
  const { id } = record;
  const { api } = useApi();
  const name = recordName(entity, record);
  const list = useListLink(entity);
  const heading = useRef<HTMLHeadingElement>(null);
  const isManaged = useArea() === 'manager';
  const { actionsOf, dialogs } = useRecordDialogs(entity, { onDeleted: onGone, onMoved: onGone });
  const actions = actionsOf(record);
  const { expectedScope: organization } = useExpected(entity);
  useOpenRecord({ kind: entity.kind, id, name, list: list.to, actions, organization });
  return (
    <>
      <DetailHead list={list} name={name} heading={heading}>
        <RecordHeadActions entity={entity} id={id} actions={actions}>
          {props.head?.(record)}
        </RecordHeadActions>
      </DetailHead>
      <DetailPage
        heading={<Heading {...props} record={record} ref={heading} />}
        facts={<EntityFacts entity={entity} record={record} except={except} />}
      >
        {props.children?.(record)}
        <CustomSections entity={entity} record={record} />
        {isManaged && (
          <ActivitySection options={entity.operations(api).activity.queryOptions({ input: { id } })} />
        )}
      </DetailPage>
      {dialogs}
    </>
  );
}

interface HeadingProps extends Pick<ViewProps, 'entity' | 'subheading'> {
  record: ListedRecord;
  ref: RefObject<HTMLHeadingElement | null>;
}

/** The name at the top of a record's page, with a line below it. */
function Heading({ entity, subheading, record, ref }: HeadingProps) {
  return (
    <div className="mb-8">
      <h1 ref={ref} dir="auto" className="mb-1.5 text-24 text-match-parent leading-[1.3] wrap-anywhere">
        {recordName(entity, record)}
      </h1>
      {subheading?.(record)}
    </div>
  );
}

/** Page of a record while it comes, with what the list has told of it. */
function RecordSkeleton({ entity, subheading, except = [], id }: ViewProps & { id: string }) {
  const { api, queryClient } = useApi();
  const lists = entity.operations(api).list.key({ type: 'infinite' });
  const record = findListed<ListedRecord>(queryClient, lists, id);
  return (
    <DetailSkeleton
      list={useListLink(entity)}
      known={
        record && {
          name: recordName(entity, record),
          heading: (ref) => <Heading {...{ entity, subheading, record, ref }} />,
        }
      }
      facts={<FactsSkeleton count={factCount(entity, except)} />}
    />
  );
}
