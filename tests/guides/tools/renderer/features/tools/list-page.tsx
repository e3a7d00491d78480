import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedTool } from '#contract/tools/tools.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import type { ListColumn } from '../../components/list/list-column.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { RowLink } from '../../components/list/row-link.tsx';
import { RowTime } from '../../components/list/row-time.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { DeletionNote } from '../../components/record/deletion/deletion-note.tsx';
import { RestorationAlert } from '../../components/record/deletion/restoration-alert.tsx';
import { useDeleteDialog } from '../../components/record/deletion/use-delete-dialog.tsx';
import { useIsPendingDeletion } from '../../components/record/deletion/use-deletion.ts';
import { ChoiceValue, DayValue, MoneyValue, TextValue } from '../../components/record/field-values.tsx';
import { DeleteSelection } from '../../components/record/list/delete-selection.tsx';
import { NewRecordLink } from '../../components/record/list/new-record-link.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { toolActions, toolEntity } from './tool-entity.ts';
import { type ToolSort, toolList } from './tool-list.ts';

/** All tools, for those who look after them. */
export function ListPage() {
  const { t: area } = useTranslation('tools-area');
  const page = useListPage(toolList);
  const { list, selection } = page;
  const isPendingDeletion = useIsPendingDeletion(toolEntity, page.whole);
  const deletion = useDeleteDialog({ entity: toolEntity, onConfirm: selection.clear });
  const actionsOf = useRecordActions<ListedTool, 'delete'>(toolActions, (_, tool) =>
    deletion.ask({ records: [tool] }),
  );
  const columns = useActionsColumn(useToolColumns(list.readAt), actionsOf);
  const mayCreate = may(useInit(), 'tool', 'create');
  return (
    <ListLayout
      title={area('title')}
      total={list.total}
      action={mayCreate && !page.isEmpty && <NewRecordLink entity={toolEntity} short />}
    >
      <ListToolbar>
        <RecordSearch entity={toolEntity} page={page} />
        <ListToolbarEnd>
          <ViewMenu view={page.view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RestorationAlert entity={toolEntity} />
      <RecordList
        entity={toolEntity}
        page={page}
        columns={columns}
        emptyActions={mayCreate && <NewRecordLink entity={toolEntity} />}
        rowActions={actionsOf}
        isLeaving={isPendingDeletion}
        selection={selection}
        selectionActions={<DeleteSelection entity={toolEntity} page={page} onDelete={deletion.ask} />}
      />
      <ListFoot list={list}>
        <DeletionNote entity={toolEntity} />
      </ListFoot>
      {deletion.dialog}
    </ListLayout>
  );
}

/** @param readAt when the list was read: times are told relative to it */
function useToolColumns(readAt: string): ListColumn<ListedTool, ToolSort>[] {
  const { t } = useTranslation('tools');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('form.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <RowLink id={id} to={`/manager/tools/${id}`} className="truncate py-0.5 font-medium text-14">
            {name}
          </RowLink>
        ),
      },
      {
        key: 'serial',
        head: t('form.serial'),
        width: 'w-[15%]',
        optional: true,
        wideOnly: true,
        className: 'truncate',
        cell: (tool) => <TextValue value={tool.serial} />,
      },
      {
        key: 'category',
        head: t('form.category'),
        width: 'w-[15%]',
        optional: true,
        wideOnly: 'lg',
        className: 'truncate',
        cell: (tool) => <ChoiceValue value={`tools:choices.category.${tool.category}`} />,
      },
      {
        key: 'purchasedOn',
        head: t('form.purchasedOn'),
        sort: 'purchasedOn',
        width: 'w-[15%]',
        optional: true,
        wideOnly: 'lg',
        className: 'truncate',
        cell: (tool) => <DayValue value={tool.purchasedOn} />,
      },
      {
        key: 'price',
        head: t('form.price'),
        width: 'w-[15%]',
        optional: true,
        wideOnly: 'xl',
        className: 'truncate',
        cell: (tool) => <MoneyValue value={tool.price} />,
      },
      {
        key: 'updated',
        head: t('column.updated'),
        sort: 'updated',
        end: true,
        width: 'w-32',
        optional: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ updatedAt }) => <RowTime at={updatedAt} now={readAt} />,
      },
    ],
    [t, readAt],
  );
}
