import type { ListedTool } from '#contract/tools/tools.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';
import { toolEntity } from './tool-entity.ts';

/** What can be done with a tool. */
export const toolActions: readonly RecordAction<Pick<ListedTool, 'id'>, 'delete'>[] = [
  editAction(toolEntity),
  copyRecordLinkAction(toolEntity),
  deleteAction(toolEntity),
];
