import { readDayRange, readNumberRange } from '../../list/filters/range-parameters.ts';
import type { Range } from '../../list/filters/range-popups.tsx';
import { severalText } from '../../list/list-filters.ts';
import type { EntityField, Fields } from '../fields/fields.ts';

/** Values of filters as the operations take them, by the names of their parameters. */
export type FieldFilters = Record<string, string | number | undefined>;

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
