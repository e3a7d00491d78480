import { choicesName, columnOf, type Field, type KindName } from './field.ts';
import { type Kind, quote } from './kind.ts';
import { capitalize, type EntityNames, formsOf } from './names.ts';

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
      sample: ({ isUnique }) => (isUnique ? 'number' : '7.5'),
      change: () => '1000',
      invalid: () => "'many'",
      posted: ({ property }) => ({ [property]: quote('7.5') }),
      fresh: 'Math.random()',
      shown: () => quote('7.5'),
    },
  },
  money: {
    schema: (field, names) => `moneySchema(${choicesName(field, names)})`,
    optional: (field, names) => `optional(moneySchema(${choicesName(field, names)}))`,
    details: (field, names) => `currencies: ${choicesName(field, names)}`,
    column: (field, names) => `jsonb('${columnOf(field)}').$type<${inputType(field, names)}>()`,
    isListed: true,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      sample: ({ choices: [currency = ''] }) => `{ amount: 1250, currency: '${currency}' }`,
      change: ({ choices }) => `{ amount: 990, currency: '${choices.at(-1)}' }`,
      invalid: ({ choices: [currency = ''] }) => `{ amount: 1.5, currency: '${currency}' }`,
      posted: ({ property, choices: [currency = ''] }) => ({
        [property]: quote('12'),
        [`${property}.currency`]: quote(currency),
      }),
      shown: () => quote('12'),
    },
  },
  date: {
    schema: () => 'daySchema',
    optional: () => 'optional(daySchema)',
    column: (field) => `date('${columnOf(field)}')`,
    isListed: true,
    isSorted: true,
    isSearched: false,
    canBeUnique: false,
    test: {
      sample: () => quote('2026-02-03'),
      change: () => quote('2026-03-04'),
      invalid: () => quote('2026-02-30'),
      posted: ({ property }) => ({ [property]: quote('2026-02-03') }),
      shown: () => quote('3 February 2026'),
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
      sample: () => quote('2026-02-03T04:05:06.789Z'),
      change: () => quote('2026-03-04T05:06:07.890Z'),
      invalid: () => quote('noon'),
      posted: ({ property }) => ({
        [property]: quote('2026-02-03T04:05'),
        [`${property}.zone`]: quote('UTC'),
      }),
      shown: () => quote('3 February 2026'),
    },
  },
  boolean: {
    schema: () => 'z._default(z.boolean(), false)',
    optional: () => 'z._default(z.boolean(), false)',
    column: (field) => `boolean('${columnOf(field)}').notNull().default(false)`,
    isListed: true,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      sample: () => 'true',
      change: () => 'false',
      invalid: () => quote('perhaps'),
      posted: ({ property }) => ({ [property]: quote('on') }),
      shown: () => quote('Yes'),
    },
  },
  choice: {
    schema: (field, names) => `z.enum(${choicesName(field, names)})`,
    optional: (field, names) => `optional(z.enum(${choicesName(field, names)}))`,
    details: (field, names) => `choices: ${choicesName(field, names)}`,
    column: (field, names) => `text('${columnOf(field)}').$type<${inputType(field, names)}>()`,
    isListed: true,
    isSorted: false,
    isSearched: false,
    canBeUnique: false,
    test: {
      sample: ({ choices: [first = ''] }) => quote(first),
      change: ({ choices }) => quote(choices.at(-1) ?? ''),
      invalid: () => quote('none of them'),
      posted: ({ property, choices: [first = ''] }) => ({ [property]: quote(first) }),
      shown: ({ choices: [first = ''] }) => quote(choiceLabel(first)),
    },
  },
} satisfies Partial<Record<KindName, Kind>>;
/** The text of a choice: 'Power tool' for power-tool. */
export function choiceLabel(choice: string): string {
  return capitalize(formsOf(choice).text);
}

function inputType({ property, isRequired }: Field, { singular }: EntityNames): string {
  const type = `${singular.pascal}Input['${property}']`;
  return isRequired ? type : `NonNullable<${type}>`;
}
