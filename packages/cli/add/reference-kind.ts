import { columnOf, type Field, type Target } from './field.ts';
import { type Kind, quote, required } from './kind.ts';
import { capitalize } from './names.ts';

const targetOf = ({ target, name }: Field): Target => {
  if (!target) throw new Error(`${name} refers to nothing`);
  return target;
};

export const referenceKind: Kind = {
  schema: (field) => (targetOf(field).isUser ? 'userIdSchema' : 'z.uuid()'),
  optional: (field) => `optional(${targetOf(field).isUser ? 'userIdSchema' : 'z.uuid()'})`,
  column(field) {
    const { isUser, key } = targetOf(field);
    const onDelete = field.isRequired && !isUser ? 'restrict' : 'set null';
    return `${isUser ? 'text' : 'uuid'}('${columnOf(field)}').references(() => ${key}.id, { onDelete: '${onDelete}' })`;
  },
  canBeLost: (field) => targetOf(field).isUser,
  formKind: () => 'recordKind',
  control: (field) =>
    `<ReferenceInput {...control}${required(field)} label={label} of={(api) => api.${targetOf(field).key}} />`,
  height: 'h-9',
  value: (field, value) =>
    `<ReferenceValue value={${value.replace(/Id$/, '')}} to={\`/manager/${targetOf(field).feature}/\${${value}}\`} />`,
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
