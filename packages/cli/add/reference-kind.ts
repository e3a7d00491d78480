import { columnOf, type Field, type Target } from './field.ts';
import { type Kind, quote } from './kind.ts';
import { capitalize } from './names.ts';

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
    const onDelete = field.isRequired && !isUser ? kept : 'set null';
    return `${isUser ? 'text' : 'uuid'}('${columnOf(field)}').references(() => ${key}.id, { onDelete: '${onDelete}' })`;
  },
  details(field) {
    const { key, feature } = targetOf(field);
    return `of: (api) => ${operationsOf(field, key)}, path: '${feature}'`;
  },
  canBeLost: (field) => targetOf(field).isUser,
  isListed: true,
  isSorted: false,
  isSearched: false,
  canBeUnique: false,
  test: {
    sample: ({ property }) => property,
    change: (field) => (field.isRequired ? `other${capitalize(field.property)}` : 'null'),
    invalid: () => quote('nothing'),
    posted: (field) => ({ [field.property]: newId(field, '{ server: () => server, admin: () => admin }') }),
    shown: (field) => (targetOf(field).isUser ? quote('Amina Wanjiru') : null),
  },
};
/** An expression for the id of something that the field can refer to. @param services as tests/features are given them */
export function newId(field: Field, services: string): string {
  const { isUser, key } = targetOf(field);
  return isUser
    ? `await idOf(${services === 'services' ? 'services.admin()' : 'admin'})`
    : `await newRecordId(${key}, ${services})`;
}
