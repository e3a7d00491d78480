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

export const sampleForm = defineForm(async () => (await import('./sample-schema.ts')).sampleSchema, {
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
