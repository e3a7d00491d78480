import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalTextSchema } from '../validation/text.ts';
import { storedFields } from './stored-fields.ts';

const input = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(3),
    z.overwrite((text) => text.toUpperCase()),
  ),
  note: optionalTextSchema(5),
  pages: z.nullable(z.int().check(z.minimum(1))),
  kind: z._default(z.enum(['a', 'b']), 'a'),
  tags: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(1)),
  price: z.nullable(z.object({ amount: z.int().check(z.minimum(1)), currency: z.enum(['EUR']) })),
});
const stored = z.object(storedFields(input));

describe('the fields of an input as they are stored', () => {
  const record = {
    name: ' a ',
    note: 'long before',
    pages: 0,
    kind: 'b',
    tags: ['long', 'many'],
    price: { amount: -1, currency: 'EUR' },
  } as const;

  it('take what the input would refuse or change, and leave it as it is', () => {
    const read: z.output<typeof input> = stored.parse(record);
    expect(read).toEqual(record);
    const refused = input.safeParse(record).error?.issues.map(({ path }) => path[0]);
    expect(new Set(refused)).toEqual(new Set(['name', 'note', 'pages', 'tags', 'price']));
  });

  it.each([
    ['name', null],
    ['note', 1],
    ['note', undefined],
    ['pages', 1.5],
    ['kind', 'c'],
    ['kind', undefined],
    ['tags', [1]],
    ['price', { amount: 1, currency: 'USD' }],
  ])('keep the type of %s: not %j', (field, value) => {
    expect(stored.safeParse({ ...record, [field]: value }).success).toBe(false);
  });
});
