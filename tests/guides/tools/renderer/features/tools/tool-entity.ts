import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EditableEntity } from '../../components/record/entity.ts';
import type { Api } from '../../lib/services/api.ts';

/** What the parts that all records share know of tools. */
export const toolEntity = {
  resource: 'tool',
  texts: 'tools',
  title: 'tools-area:title',
  path: 'tools',
  operations: (api) => api.tools,
  summaries: () => [],
} satisfies EditableEntity & DeletableEntity;

/** The users who are offered as borrowers before anything is typed, and where no script runs. */
export const firstBorrowers = (api: Api) =>
  api.users.list.queryOptions({ input: { sort: 'name', limit: 100 } });
