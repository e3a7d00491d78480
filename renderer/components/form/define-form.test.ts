import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serverI18n } from '../../lib/i18n/server-i18n.ts';
import { defineForm } from './define-form.ts';
import {
  choiceKind,
  choicesKind,
  dayKind,
  moneyKind,
  numberKind,
  optionalTextKind,
  recordKind,
  textKind,
  timestampKind,
  toggleKind,
} from './field-kinds.ts';
import { readForm } from './read-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  note: z.nullable(z.string()),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
  weight: z.nullable(z.number()),
  price: z.nullable(z.object({ amount: z.int().check(z.minimum(100)), currency: z.enum(['EUR', 'JPY']) })),
  due: z.nullable(z.iso.date()),
  at: z.nullable(z.iso.datetime()),
  size: z.enum(['small', 'large']),
  tags: z.array(z.enum(['red', 'blue'])),
  lent: z.boolean(),
  owner: z.nullable(z.string()),
});

const kinds = {
  name: textKind,
  note: optionalTextKind,
  count: numberKind,
  weight: numberKind,
  price: moneyKind,
  due: dayKind,
  at: timestampKind,
  size: choiceKind,
  tags: choicesKind,
  lent: toggleKind,
  owner: recordKind,
};

const loadSchema = async () => schema;
const form = defineForm(loadSchema, kinds);

const values = {
  name: 'Drill',
  note: null,
  count: 3,
  weight: 1.5,
  price: { amount: 1250, currency: 'EUR' },
  due: '2026-11-24',
  at: '2026-11-24T06:30:00.000Z',
  size: 'large',
  tags: ['red', 'blue'],
  lent: true,
  owner: 'person-a',
} as const;

function send(entries: Record<string, string | readonly string[]>, language: 'en' | 'fr' | 'ar' = 'en') {
  const body = new URLSearchParams(
    Object.entries(entries).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : text.map((one) => [name, one]),
    ),
  );
  const services = {
    i18n: serverI18n(language),
    init: { load: async () => ({ timeZone: 'Africa/Nairobi' }) },
  } as never;
  return readForm(form, schema, services, new Request('http://localhost/', { method: 'POST', body }));
}

it('writes each value as the text of its controls', () => {
  const texts = form.write(
    { ...values, tags: [...values.tags] },
    { language: 'fr', timeZone: 'Africa/Nairobi' },
  );
  expect(texts).toEqual({
    name: 'Drill',
    note: '',
    count: '3',
    weight: '1,5',
    price: '12,50',
    'price.currency': 'EUR',
    due: '2026-11-24',
    at: '2026-11-24T09:30',
    'at.zone': 'Africa/Nairobi',
    size: 'large',
    tags: 'red,blue',
    lent: 'on',
    owner: 'person-a',
    'owner.label': '',
  });
});

it('reads what a plain form sends into the values of the schema', async () => {
  const { input } = await send(
    {
      ...{ name: 'Drill', note: ' ', count: '٣', weight: '1,5', price: '12,50', 'price.currency': 'EUR' },
      ...{ due: '24/11/2026', at: '2026-11-24T09:30', size: 'large', tags: ['red', 'blue'], lent: 'on' },
      owner: 'person-a',
    },
    'ar',
  );
  expect(input).toEqual({ ...values, note: null });
});

it('takes the time in the zone in which the form was shown', async () => {
  const { input } = await send({
    name: 'a',
    count: '1',
    size: 'small',
    at: '2026-11-24T09:30',
    'at.zone': 'UTC',
  });
  expect(input?.at).toBe('2026-11-24T09:30:00.000Z');
});

it('an empty form has nulls, an empty list and false', async () => {
  const { input } = await send({ name: 'a', count: '1', size: 'small' });
  expect(input).toEqual({
    ...{ name: 'a', count: 1, size: 'small', note: null, weight: null, price: null, due: null, at: null },
    ...{ tags: [], lent: false, owner: null },
  });
});

it('says what is missing, what is no number, and limits as they are written', async () => {
  const { fieldErrors, values: texts } = await send({
    ...{
      name: '',
      count: '',
      weight: 'much',
      price: '0,5',
      'price.currency': 'EUR',
      due: 'soon',
      at: 'noon',
    },
    'at.zone': 'nowhere',
  });
  expect(fieldErrors).toMatchObject({
    name: { message: 'generic.required' },
    count: { message: 'generic.required' },
    weight: { code: 'invalid_type', expected: 'number' },
    price: { message: 'generic.tooSmall.number', params: { limit: '€1.00' } },
    due: { code: 'invalid_format', format: 'date' },
    at: { code: 'invalid_format', format: 'datetime' },
    size: { message: 'generic.required' },
  });
  expect(texts).toMatchObject({ price: '0,5', 'price.currency': 'EUR', due: 'soon' });
  const wrong = await send({
    name: 'a',
    count: '1001',
    size: 'small',
    price: '12.505',
    'price.currency': 'EUR',
  });
  expect(wrong.fieldErrors).toEqual({
    count: { message: 'generic.tooBig.number', params: { limit: '1,000' } },
    price: { message: 'generic.invalidFormat.money', params: { example: '€12.50' } },
  });
  const typed = await send({ name: 'a', count: '1', size: 'small', owner: '', 'owner.label': 'Amin' });
  expect(typed.fieldErrors).toEqual({ owner: { message: 'generic.notListed' } });
  expect(typed.values).toMatchObject({ owner: '', 'owner.label': 'Amin' });
  const unknown = await send({ name: 'a', count: '1', size: 'small', price: '12', 'price.currency': 'XXXX' });
  expect(Object.keys(unknown.fieldErrors ?? {})).toEqual(['price']);
});

it('does not compile with a field that is forgotten, unknown, or of a kind that does not fit', () => {
  const { name: _, ...withoutName } = kinds;
  // @ts-expect-error no kind for the name
  defineForm(loadSchema, withoutName);
  // @ts-expect-error a count is no text
  defineForm(loadSchema, { ...kinds, count: textKind });
  // @ts-expect-error nor a switch
  defineForm(loadSchema, { ...kinds, count: toggleKind });
  // @ts-expect-error a field without a value to begin with
  const begin: Parameters<typeof form.write>[0] = { ...values, count: 'three', tags: [] };
  const field: Parameters<typeof form.Field>[0]['name'] = 'price';
  // @ts-expect-error no such field
  const wrong: Parameters<typeof form.Field>[0]['name'] = 'prize';
  expect([begin, field, wrong]).toHaveLength(3);
});
