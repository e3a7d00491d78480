import FolderInput from 'lucide-react/icons/folder-input';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RecordAction } from '../actions/action.ts';
import { copyLinkAction } from '../actions/copy-link-action.ts';
import type { Area } from '../actions/palette-context.ts';
import { type Entity, listPath } from './entity.ts';
import { mayIn, mayMove } from './record-scope.ts';

/** Questions about a record that its pages can open. */
export type RecordQuestion = 'move' | 'delete';

type Identified = { id: string };

/** An entity with the areas that have its pages; without them the manager area. */
type Written = Entity & { areas?: readonly Area[] };

/** Limits writes to the manager area, where no other has their pages. */
function areaOfWrites({ areas }: Written): { area?: Area } {
  return areas?.includes('app') ? {} : { area: 'manager' };
}

/** To the form that changes a record. */
export function editAction(entity: Written): RecordAction<Identified> {
  return {
    id: 'edit',
    icon: Pencil,
    label: 'records:edit',
    synonyms: 'records:synonyms.edit',
    keys: ['e'],
    ...areaOfWrites(entity),
    allowed: (init, _, area) => mayIn(area, init, entity, 'update'),
    effect: ({ id }, { area }) => ({ to: `${listPath(entity, area)}/${id}/update` }),
  };
}

/** Copies the address of the page of a record. */
export function copyRecordLinkAction(entity: Entity): RecordAction<Identified> {
  return copyLinkAction(({ id }, area) => `${listPath(entity, area)}/${id}`);
}

/** Asks where a record is to be moved; the page opens the question (see useRecordDialogs). */
export function moveAction(entity: Entity): RecordAction<Identified, RecordQuestion> {
  return {
    id: 'move',
    icon: FolderInput,
    label: 'records:move.action',
    synonyms: 'records:synonyms.move',
    writes: true,
    allowed: (init, _, area) => mayMove(area, init, entity),
    effect: (_, { ask }) => ({ run: () => ask('move') }),
  };
}

/** Asks whether a record is to be deleted; the page opens the question (see useRecordDialogs). */
export function deleteAction(entity: Written): RecordAction<Identified, RecordQuestion> {
  return {
    id: 'delete',
    icon: Trash2,
    label: 'records:deleteAsk',
    synonyms: 'records:synonyms.delete',
    keys: ['backspace'],
    danger: true,
    writes: true,
    ...areaOfWrites(entity),
    allowed: (init, _, area) => mayIn(area, init, entity, 'delete'),
    effect: (_, { ask }) => ({ run: () => ask('delete') }),
  };
}
