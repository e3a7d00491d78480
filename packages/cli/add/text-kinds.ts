import { columnOf, type Field, isTitle, type KindName, labelOf } from './field.ts';
import { type Kind, quote, type TestValues } from './kind.ts';
import { formsOf } from './names.ts';

const textTest = (first: (field: Field) => string, second: (field: Field) => string): TestValues => ({
  sample: (field) => (field.isUnique ? `\`${first(field)} \${number}\`` : quote(first(field))),
  change: (field) => quote(second(field)),
  invalid: () => "'A\\u0000'",
  posted: (field) => ({ [field.property]: quote(first(field)) }),
  fresh: 'crypto.randomUUID()',
  shown: (field) => quote(first(field)),
});

const sampleText = (field: Field) => (isTitle(field) ? 'A sample' : labelOf(field));

export const textKinds = {
  text: {
    schema: () => 'lineSchema(100)',
    optional: () => 'optionalLineSchema(100)',
    column: (field) => `text('${columnOf(field)}')`,
    isListed: true,
    isSorted: false,
    isSearched: true,
    canBeUnique: true,
    test: textTest(sampleText, (field) => `Other ${formsOf(field.name).text}`),
  },
  longtext: {
    schema: () => 'textSchema(5000)',
    optional: () => 'optionalTextSchema(5000)',
    column: (field) => `text('${columnOf(field)}')`,
    isListed: false,
    isSorted: false,
    isSearched: true,
    canBeUnique: false,
    test: {
      ...textTest(labelOf, (field) => `Other ${formsOf(field.name).text}`),
      sample: (field) => `'${labelOf(field)}\\nof two lines'`,
    },
  },
  link: {
    schema: () => 'linkSchema()',
    optional: () => 'optionalLinkSchema',
    column: (field) => `text('${columnOf(field)}')`,
    isListed: true,
    isSorted: false,
    isSearched: true,
    canBeUnique: false,
    test: {
      sample: ({ property }) => quote(`https://${property.toLowerCase()}.example/a`),
      change: ({ property }) => quote(`https://${property.toLowerCase()}.example/b`),
      invalid: () => quote('javascript:alert(1)'),
      posted: ({ property }) => ({ [property]: quote(`${property.toLowerCase()}.example/a`) }),
      shown: ({ property }) => quote(`${property.toLowerCase()}.example/a`),
    },
  },
  email: {
    schema: () => 'emailSchema',
    optional: () => 'optionalEmailSchema',
    column: (field) => `text('${columnOf(field)}')`,
    isListed: true,
    isSorted: false,
    isSearched: true,
    canBeUnique: true,
    test: {
      sample: ({ isUnique }) => (isUnique ? '`ada-${number}@example.com`' : quote('ada@example.com')),
      change: () => quote('eve@example.com'),
      invalid: () => quote('nobody'),
      posted: ({ property }) => ({ [property]: quote('ada@example.com') }),
      fresh: '`${crypto.randomUUID()}@example.com`',
      shown: () => quote('ada@example.com'),
    },
  },
} satisfies Partial<Record<KindName, Kind>>;
