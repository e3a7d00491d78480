import * as z from 'zod/mini';
import { defineForm } from '../../components/form/define-form.ts';
import * as kinds from '../../components/form/field-kinds.ts';

const money = z.object({ amount: z.int().check(z.minimum(100)), currency: z.enum(['EUR', 'JPY', 'KES']) });

/** Input of the sample form: one field of each kind. */
export const sampleSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  note: z.nullable(z.string()),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
  price: z.nullable(money),
  due: z.nullable(z.iso.date()),
  starts: z.nullable(z.iso.datetime()),
  size: z.enum(['small', 'large']),
  colors: z.array(z.enum(['red', 'green', 'blue'])),
  lent: z.boolean(),
  person: z.nullable(z.string()),
});

export const sampleForm = defineForm(async () => sampleSchema, {
  name: kinds.textKind,
  note: kinds.optionalTextKind,
  count: kinds.numberKind,
  price: kinds.moneyKind,
  due: kinds.dayKind,
  starts: kinds.timestampKind,
  size: kinds.choiceKind,
  colors: kinds.choicesKind,
  lent: kinds.toggleKind,
  person: kinds.recordKind,
});
