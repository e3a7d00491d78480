import type { ListedTool } from '#contract/tools/tools.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EditableEntity } from '../../components/record/entity.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';

/** What the parts that all records share know of tools. */
export const toolEntity = {
  resource: 'tool',
  texts: 'tools',
  title: 'tools-area:title',
  path: 'tools',
  operations: (api) => api.tools,
  summaries: () => [],
} satisfies EditableEntity & DeletableEntity;

/** What can be done with a tool. */
export const toolActions: readonly RecordAction<Pick<ListedTool, 'id'>, 'delete'>[] = [
  editAction(toolEntity),
  copyRecordLinkAction(toolEntity),
  deleteAction(toolEntity),
];
