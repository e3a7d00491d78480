import { columnOf, type Field, type KindName, labelOf } from './field.ts';
import { type Kind, quote } from './kind.ts';

const textKind = {
  column: (field: Field) => `text('${columnOf(field)}')`,
  isListed: true,
  isSorted: true,
  sortColumn: 'sortText' as const,
  isSearched: true,
  canBeUnique: true,
  test: {
    first: (field: Field) => quote(`${labelOf(field)} A`),
    second: (field: Field) => quote(`${labelOf(field)} B`),
    invalid: () => "'A\\u0000'",
    fresh: 'crypto.randomUUID()',
  },
};

export const textKinds = {
  text: {
    ...textKind,
    schema: () => 'lineSchema(100)',
    optional: () => 'optionalLineSchema(100)',
  },
  longtext: {
    ...textKind,
    schema: () => 'textSchema(5000)',
    optional: () => 'optionalTextSchema(5000)',
    isListed: false,
    canBeUnique: false,
  },
  link: {
    ...textKind,
    schema: () => 'linkSchema()',
    optional: () => 'optionalLinkSchema',
    canBeUnique: false,
    test: {
      first: () => quote('https://a.example/'),
      second: () => quote('https://b.example/'),
      invalid: () => quote('javascript:alert(1)'),
    },
  },
  email: {
    ...textKind,
    schema: () => 'emailSchema',
    optional: () => 'optionalEmailSchema',
    test: {
      first: () => quote('ada@example.com'),
      second: () => quote('eve@example.com'),
      invalid: () => quote('nobody'),
      fresh: '`${crypto.randomUUID()}@example.com`',
    },
  },
} satisfies Partial<Record<KindName, Kind>>;
