import type { LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { Area } from '../../actions/palette-context.ts';
import { readDayRange, readNumberRange } from '../../list/filters/range-parameters.ts';
import type { Range } from '../../list/filters/range-popups.tsx';
import { severalText } from '../../list/list-filters.ts';
import { paging } from '../../list/list-options.ts';
import { loadList } from '../../list/load-list.ts';
import type { ListDefinition } from '../../list/use-list-page.ts';
import { deletedIn } from '../changes/deletion.tsx';
import type { DefinedEntity, ListedRecord } from '../define-entity.ts';
import { areaOf } from '../entity.ts';
import type { EntityField, Fields } from '../fields/fields.ts';
import { mayIn, readScope, scopeIn } from '../record-scope.ts';

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

/** Values of filters as the operations take them, by the names of their parameters. */
type FieldFilters = Record<string, string | number | undefined>;

/** Ids of users, and of all other records. */
const userId = /^[\w-]{1,100}$/;
const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the filters for some fields from the address of a list: `kind=power,hand`, `active=true`, `ownerId=…`,
 * `dueFrom=2026-01-31`, `priceTo=12.5`. Anything that is not understood counts as not given.
 */
export function readFieldFilters(
  fields: Fields,
  names: readonly string[],
  parameters: URLSearchParams,
): FieldFilters {
  const read = names.flatMap((name) => {
    const field = fields[name];
    return field ? Object.entries(readFilter(name, field, parameters)) : [];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readFilter(name: string, field: EntityField, parameters: URLSearchParams): FieldFilters {
  const text = parameters.get(name) ?? '';
  const range = ({ from, to }: Range<string | number>) => ({ [`${name}From`]: from, [`${name}To`]: to });
  switch (field.kind) {
    case 'choice':
      return { [name]: severalText(field.choices.filter((choice) => text.split(',').includes(choice))) };
    case 'boolean':
      return { [name]: text === 'true' || text === 'false' ? text : undefined };
    case 'reference':
      return { [name]: (field.path === 'users' ? userId : recordId).test(text) ? text : undefined };
    case 'date':
      return range(readDayRange(parameters, name));
    case 'number':
      return range(readNumberRange(parameters, name));
    default:
      return {};
  }
}
