import { columnOf, type Field, type Target } from './field.ts';
import { type Kind, quote } from './kind.ts';

const targetOf = ({ target, name }: Field): Target => {
  if (!target) throw new Error(`${name} refers to nothing`);
  return target;
};

/** Records of an organization refer to its members in place of all users. */
const operationsOf = ({ isScoped }: Field, key: string) =>
  isScoped && key === 'users' ? '({ list: api.organizations.people })' : `api.${key}`;

export const referenceKind: Kind = {
  schema: (field) => (targetOf(field).isUser ? 'userIdSchema' : 'z.uuid()'),
  optional: (field) => `optional(${targetOf(field).isUser ? 'userIdSchema' : 'z.uuid()'})`,
  column(field) {
    const { isUser, key } = targetOf(field);
    // 'restrict' would keep an organization from being deleted together with both records.
    const kept = field.isScoped ? 'no action' : 'restrict';
    const onDelete = field.isRequired ? kept : 'set null';
    return `${isUser ? 'text' : 'uuid'}('${columnOf(field)}').references(() => ${key}.id, { onDelete: '${onDelete}' })`;
  },
  details(field) {
    const { key, feature, named } = targetOf(field);
    const naming = named === 'name' ? '' : `, nameField: '${named}'`;
    return `of: (api) => ${operationsOf(field, key)}, path: '${feature}'${naming}`;
  },
  filter: (field) => `${field.property}: ${targetOf(field).isUser ? 'userFilter' : 'recordFilter'}`,
  isListed: true,
  isSorted: false,
  isSearched: false,
  canBeUnique: false,
  test: {
    first: ({ property }) => property,
    second: () => 'null',
    invalid: () => quote('nothing'),
    values: (field) => `[${newId(field)}, ${field.isRequired ? newOtherId(field) : 'null'}]`,
  },
};

/** Expression for the id of a record to refer to, from the `services` that tests/features are given. */
export function newId(field: Field): string {
  const { isUser, key } = targetOf(field);
  return isUser ? 'await idOf(services.admin())' : `await newRecordId(${key}, services)`;
}

function newOtherId(field: Field): string {
  if (!field.target?.isUser) return newId(field);
  return "await idOf(await signInUser(services.server(), 'another@example.com', 'Ada Byron'))";
}
