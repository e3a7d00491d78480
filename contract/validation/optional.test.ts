import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { daySchema, timestampSchema } from './day.ts';
import { moneySchema } from './money.ts';
import { optional, optionalEmailSchema, optionalLinkSchema } from './optional.ts';
import { optionalLineSchema, textSchema } from './text.ts';
import { userIdSchema } from './user-id.ts';

const errorOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['a number', optional(z.number())],
  ['a link', optionalLinkSchema],
  ['an address', optionalEmailSchema],
  ['a line', optionalLineSchema(100)],
])('%s that may be missing is null where there is none', (_, schema) => {
  expect([schema.parse(null), schema.parse(undefined)]).toEqual([null, null]);
});

it.each([
  [optionalLinkSchema, ' git.example/a ', 'https://git.example/a', 'localhost'],
  [optionalEmailSchema, ' ADA@example.com ', 'ada@example.com', 'nobody'],
  [optionalLineSchema(5), ' Ada ', 'Ada', 'Ada\nLovelace'],
])('an optional text keeps its rules, and empty means none', (schema, typed, stored, invalid) => {
  expect([schema.parse(typed), schema.parse(' ')]).toEqual([stored, null]);
  expect(schema.safeParse(invalid).success).toBe(false);
});

it('says what is wrong with an optional link or address', () => {
  expect(errorOf(optionalLinkSchema, 'javascript:alert(1)')).toBe('generic.invalidFormat.url');
  expect(errorOf(optionalEmailSchema, 'nobody')).toBe('email.invalid');
});

it.each([
  [daySchema, '2026-02-28', '0000-01-01'],
  [daySchema, '1900-01-01', '2026-02-30'],
  [timestampSchema, '2026-02-28T09:30:00.000Z', '0000-01-01T00:00:00.000Z'],
  [textSchema(5), 'a\nb', ' '],
  [userIdSchema, crypto.randomUUID(), 'a\u0000'],
])('takes what the database can store', (schema, valid, invalid) => {
  expect(schema.parse(valid)).toBe(valid);
  expect(schema.safeParse(invalid).success).toBe(false);
});

it('an amount is a whole number of the smallest unit, in one of the currencies', () => {
  const schema = moneySchema(['EUR', 'USD']);
  expect(schema.parse({ amount: 1250, currency: 'USD' })).toEqual({ amount: 1250, currency: 'USD' });
  for (const wrong of [
    { amount: 12.5, currency: 'EUR' },
    { amount: -1, currency: 'EUR' },
    { amount: 1, currency: 'KES' },
  ])
    expect(schema.safeParse(wrong).success).toBe(false);
});
