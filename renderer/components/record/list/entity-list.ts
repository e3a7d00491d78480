import type { LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { Area } from '../../actions/palette-context.ts';
import { paging } from '../../list/list-options.ts';
import { loadList } from '../../list/load-list.ts';
import type { ListDefinition } from '../../list/use-list-page.ts';
import { deletedIn } from '../changes/requested-deletion.ts';
import type { DefinedEntity, ListedRecord } from '../define-entity.ts';
import { areaOf } from '../entity.ts';
import { mayIn, readScope, scopeIn } from '../record-scope.ts';
import { readFieldFilters } from './field-filters.ts';

/**
 * Returns the list of an entity in an area: in the user area of the active organization, in the manager area of all
 * organizations, or of the one that the address names.
 */
export function entityList(entity: DefinedEntity, area: Area): ListDefinition<ListedRecord, string, object> {
  const wide = scopeIn(area, entity);
  return {
    view: entity.path,
    sorts: entity.sorts,
    also: wide,
    readFilters: (parameters) => ({
      ...readFieldFilters(entity.fields, entity.filtered ?? [], parameters),
      ...entity.readFilters?.(parameters, area),
      ...(wide.scope && readScope(parameters)),
    }),
    options: (api, { searchTerm, sort, direction }, filters) =>
      entity.operations(api).list.infiniteOptions({
        input: (part) => ({ searchTerm, sort, direction, ...wide, ...filters, ...part }),
        ...paging,
      }),
  };
}

/** Loads the first page of the list, and for users who may undo them the deletions that can be undone. */
export async function loadEntityList(
  entity: DefinedEntity,
  services: Services,
  args: LoaderFunctionArgs,
): Promise<void> {
  const area = areaOf(args.request);
  const init = await services.init.load();
  const mayRestore = ['create', 'delete'].every((action) => mayIn(area, init, entity, action));
  await Promise.all([
    loadList(services, args, entityList(entity, area)),
    mayRestore && loadQuery(services, (api) => deletedIn(area, entity, api)).catch(() => {}),
  ]);
}
