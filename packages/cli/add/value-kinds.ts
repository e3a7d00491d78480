import { choicesName, columnOf, type Field, type KindName } from './field.ts';
import { type Kind, quote } from './kind.ts';

export const valueKinds = {
  number: {
    schema: () => 'z.number()',
    optional: () => 'optional(z.number())',
    column: (field) => `doublePrecision('${columnOf(field)}')`,
    isListed: true,
    isSorted: true,
    isSearched: false,
    canBeUnique: true,
    test: {
      first: () => '7.5',
      second: () => '1000',
      invalid: () => "'many'",
      fresh: 'Math.random()',
    },
  },
  money: {
    schema: (field, names) => `moneySchema(${choicesName(field, names)})`,
    optional: (field, names) => `optional(moneySchema(${choicesName(field, names)}))`,
    details: (field, names) => `currencies: ${choicesName(field, names)}`,
    column: (field, names) => ({
      amount: `bigint('${columnOf(field)}_amount', { mode: 'number' })`,
      currency: `text('${columnOf(field)}_currency', { enum: ${choicesName(field, names)} })`,
    }),
    check: (field, names) =>
      `isMoney(${partOf(field, 'amount')}, ${partOf(field, 'currency')}, ${choicesName(field, names)})`,
    isListed: true,
    isSorted: true,
    sortColumn: 'sortMoney',
    isSearched: false,
    canBeUnique: false,
    test: {
      first: ({ choices: [currency = ''] }) => `{ amount: 950, currency: '${currency}' }`,
      second: ({ choices: [currency = ''] }) => `{ amount: 1250, currency: '${currency}' }`,
      invalid: ({ choices: [currency = ''] }) => `{ amount: 1.5, currency: '${currency}' }`,
    },
  },
  date: {
    schema: () => 'daySchema',
    optional: () => 'optional(daySchema)',
    column: (field) => `date('${columnOf(field)}')`,
    filter: ({ property }) => `...dayFilter('${property}')`,
    isListed: true,
    isSorted: true,
    isSearched: false,
    canBeUnique: false,
    test: {
      first: () => quote('2026-02-03'),
      second: () => quote('2026-03-04'),
      invalid: () => quote('2026-02-30'),
    },
  },
  time: {
    schema: () => 'timestampSchema',
    optional: () => 'optional(timestampSchema)',
    column: (field) => `utcTimestamp('${columnOf(field)}')`,
    isListed: true,
    isSorted: true,
    isSearched: false,
    canBeUnique: false,
    test: {
      first: () => quote('2026-02-03T04:05:06.789Z'),
      second: () => quote('2026-03-04T05:06:07.890Z'),
      invalid: () => quote('noon'),
    },
  },
  boolean: {
    schema: () => 'z._default(z.boolean(), false)',
    optional: () => 'z._default(z.boolean(), false)',
    column: (field) => `boolean('${columnOf(field)}').notNull().default(false)`,
    filter: ({ property }) => `${property}: booleanFilter`,
    isListed: true,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      first: () => 'true',
      second: () => 'false',
      invalid: () => quote('perhaps'),
    },
  },
  choice: {
    schema: (field, names) => `z.enum(${choicesName(field, names)})`,
    optional: (field, names) => `optional(z.enum(${choicesName(field, names)}))`,
    details: (field, names) => `choices: ${choicesName(field, names)}`,
    column: (field, names) => `text('${columnOf(field)}', { enum: ${choicesName(field, names)} })`,
    check: (field, names) => `isOneOf(table.${field.property}, ${choicesName(field, names)})`,
    filter: (field, names) => `${field.property}: choiceFilter(${choicesName(field, names)})`,
    isListed: true,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      first: ({ choices: [first = ''] }) => quote(first),
      second: ({ choices }) => quote(choices.at(-1) ?? ''),
      invalid: () => quote('none of them'),
    },
  },
  file: {
    schema: () => 'filesSchema',
    optional: () => 'filesSchema',
    feature: 'files',
    field: 'filesField',
    column: (field) => `fileList('${columnOf(field)}')`,
    isListed: false,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      first: () => '[]',
      second: () => '[]',
      invalid: () => quote('none'),
      values: (_, { singular }) => `await fileValues(services, '${singular.camel}')`,
    },
  },
} satisfies Partial<Record<KindName, Kind>>;

function partOf({ property }: Field, part: string): string {
  return `table['${property}.${part}']`;
}
