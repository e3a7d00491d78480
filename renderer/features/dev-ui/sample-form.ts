import * as z from 'zod/mini';
import { defineForm } from '../../components/form/define-form.ts';
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
} from '../../components/form/field-kinds.ts';

const currencies = ['EUR', 'JPY', 'KES'] as const;

/** What the sample form takes: one field of each kind. */
export const sampleSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  note: z.nullable(z.string()),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
  price: z.nullable(z.object({ amount: z.int().check(z.minimum(100)), currency: z.enum(currencies) })),
  due: z.nullable(z.iso.date()),
  starts: z.nullable(z.iso.datetime()),
  size: z.enum(['small', 'large']),
  colors: z.array(z.enum(['red', 'green', 'blue'])),
  lent: z.boolean(),
  person: z.nullable(z.string()),
});

export const sampleForm = defineForm(async () => sampleSchema, {
  name: textKind,
  note: optionalTextKind,
  count: numberKind,
  price: moneyKind,
  due: dayKind,
  starts: timestampKind,
  size: choiceKind,
  colors: choicesKind,
  lent: toggleKind,
  person: recordKind,
});
