import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useReturn } from '../../../lib/navigation/history-stack.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import type { Action, RecordAction } from '../../actions/action.ts';
import { useOpenRecord } from '../../actions/use-open-record.ts';
import { useRecordActions } from '../../actions/use-record-actions.ts';
import { findListed } from '../../list/list-page.ts';
import { DetailHead } from '../../page/detail-head.tsx';
import { DetailPage } from '../../page/detail-page.tsx';
import { DetailSkeleton } from '../../page/detail-skeleton.tsx';
import { PageQuery } from '../../page/page-query.tsx';
import { FactsSkeleton } from '../../ui/facts.tsx';
import type { DeletableEntity } from '../deletion/deletable-entity.ts';
import { useDeleteDialog } from '../deletion/use-delete-dialog.tsx';
import { type Entity, type NamedRecord, recordName } from '../entity.ts';
import { useExpected } from '../expected-scope.tsx';
import { useListLink } from '../use-entity.ts';

interface RecordViewProps<Listed extends NamedRecord, Whole extends Listed> {
  entity: DeletableEntity;
  actions: readonly RecordAction<NoInfer<Whole>, 'delete'>[];
  /** Shown of what the list has told, too, while the record comes. */
  heading(record: Listed, ref: RefObject<HTMLHeadingElement | null>): ReactNode;
  /** At the end of the head, such as RecordHeadActions. */
  head?(record: Whole, actions: readonly Action[]): ReactNode;
  facts(record: Whole): ReactNode;
  /** The main column. */
  children(record: Whole): ReactNode;
}

interface RecordPageProps<Listed extends NamedRecord, Whole extends Listed, Key extends QueryKey>
  extends RecordViewProps<Listed, Whole> {
  /** Query options of the operation that reads the record. */
  options: UseQueryOptions<Whole, DefaultError, Whole, Key>;
  /** How many facts there are, so that their places are as high. */
  factCount: number;
}

/** The page of one record, whose id the address names: what it is, and what can be done with it. */
export function RecordPage<Listed extends NamedRecord, Whole extends Listed, Key extends QueryKey>({
  options,
  factCount,
  ...view
}: RecordPageProps<Listed, Whole, Key>) {
  const { id = '' } = useParams();
  const { queryClient } = useApi();
  const { to: list } = useListLink(view.entity);
  const goBack = useReturn();
  const [deleted, setDeleted] = useState(false);

  // Once nothing shows it any more: its page would ask for it again.
  useEffect(() => {
    if (!deleted) return;
    queryClient.removeQueries({ queryKey: options.queryKey });
    goBack(list);
  }, [deleted, queryClient, options.queryKey, goBack, list]);

  const skeleton = (
    <RecordSkeleton entity={view.entity} id={id} heading={view.heading} factCount={factCount} />
  );
  if (deleted) return skeleton;
  return (
    <PageQuery whole options={options} skeleton={skeleton}>
      {(record) => <RecordView {...view} record={record} onDeleted={() => setDeleted(true)} />}
    </PageQuery>
  );
}

function RecordView<Listed extends NamedRecord, Whole extends Listed>(
  props: RecordViewProps<Listed, Whole> & { record: Whole; onDeleted(): void },
) {
  const { entity, record, onDeleted } = props;
  const { id } = record;
  const name = recordName(entity, record);
  const list = useListLink(entity);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteDialog({ entity, onDeleted });
  const actionsOf = useRecordActions<Whole, 'delete'>(props.actions, () =>
    deletion.ask({ records: [record] }),
  );
  const actions = actionsOf(record);
  const { expectedOrganizationId: organization } = useExpected(entity);
  useOpenRecord({ kind: entity.resource, id, name, list: list.to, actions, organization });
  return (
    <>
      <DetailHead list={list} name={name} heading={heading}>
        {props.head?.(record, actions)}
      </DetailHead>
      <DetailPage heading={props.heading(record, heading)} facts={props.facts(record)}>
        {props.children(record)}
      </DetailPage>
      {deletion.dialog}
    </>
  );
}

interface RecordSkeletonProps<Listed extends NamedRecord> {
  entity: Entity;
  id: string;
  heading(record: Listed, ref: RefObject<HTMLHeadingElement | null>): ReactNode;
  factCount: number;
}

/** Page of a record while it comes, with what the list has told of it. */
function RecordSkeleton<Listed extends NamedRecord>(props: RecordSkeletonProps<Listed>) {
  const { entity, id, heading, factCount } = props;
  const { api, queryClient } = useApi();
  const lists = entity.operations(api).list.key({ type: 'infinite' });
  const record = findListed<Listed>(queryClient, lists, id);
  return (
    <DetailSkeleton
      list={useListLink(entity)}
      known={record && { name: recordName(entity, record), heading: (ref) => heading(record, ref) }}
      facts={<FactsSkeleton count={factCount} />}
    />
  );
}
