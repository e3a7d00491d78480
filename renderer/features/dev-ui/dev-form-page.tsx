import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { CheckboxGroup, RadioGroup } from '../../components/ui/choice-group.tsx';
import { DateInput, DateTimeInput } from '../../components/ui/date-input.tsx';
import { Input, Textarea } from '../../components/ui/input.tsx';
import { MoneyInput } from '../../components/ui/money-input.tsx';
import { NumberInput } from '../../components/ui/number-input.tsx';
import { RecordInput } from '../../components/ui/record-input.tsx';
import type { SampleAnswer } from './check-sample-form.ts';
import { sampleForm } from './sample-form.ts';
import { findPeople, people, samplesFor } from './samples.ts';

const { Field, Toggle } = sampleForm;

/** /dev/ui/form: a form with a field of each kind. Sent, it says what was read of it. */
export function DevFormPage() {
  const { i18n } = useTranslation();
  const s = samplesFor(i18n.dir());
  const answer = useActionData<Partial<SampleAnswer>>();
  const form = useForm({
    definition: sampleForm,
    initial: {
      ...{ name: '', note: null, count: null, price: { amount: 1250, currency: 'EUR' }, due: null },
      ...{ starts: '2026-11-24T06:30:00.000Z', size: null, colors: ['red'], lent: true, person: null },
    },
  });
  return (
    <main className="mx-auto max-w-[1200px] px-gutter pt-6 pb-12">
      <h1 className="mb-6 text-20">{s.formTitle}</h1>
      {answer?.input !== undefined && (
        <output className="mb-6 block overflow-x-auto rounded-8 bg-sunken p-3 font-mono text-12 ltr-isolate">
          {JSON.stringify(answer.input)}
        </output>
      )}
      <EditForm form={form} submitLabel={s.short} cancelTo="/dev/ui">
        <Field name="name" label={s.name} autoFocus>
          {(control) => <Input {...control} required dir="auto" className="text-match-parent" />}
        </Field>
        <Field name="note" label={s.note} optional>
          {(control) => <Textarea {...control} dir="auto" />}
        </Field>
        <Field name="count" label={s.count}>
          {(control) => <NumberInput {...control} required inputMode="numeric" />}
        </Field>
        <Field name="price" label={s.price} optional>
          {(control, { currency }) => (
            <MoneyInput {...control} currency={currency} currencies={['EUR', 'JPY', 'KES']} />
          )}
        </Field>
        <Field name="due" label={s.due} optional>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field name="starts" label={s.starts} optional>
          {(control, { zone }) => <DateTimeInput {...control} zone={zone} />}
        </Field>
        <Field name="size" label={s.size} group="radiogroup">
          {(control) => (
            <RadioGroup
              {...control}
              options={[
                { value: 'small', label: s.small },
                { value: 'large', label: s.large, hint: s.hint },
              ]}
            />
          )}
        </Field>
        <Field name="colors" label={s.colors} group="group" optional>
          {(control) => (
            <CheckboxGroup
              {...control}
              options={[
                { value: 'red', label: s.red },
                { value: 'green', label: s.green },
                { value: 'blue', label: s.blue },
              ]}
            />
          )}
        </Field>
        <Toggle name="lent" as="switch" label={s.lent} hint={s.hint} />
        <Field name="person" label={s.person} optional>
          {(control, { label }) => (
            <RecordInput {...control} label={label} options={people.slice(0, 3)} search={findPeople} />
          )}
        </Field>
      </EditForm>
    </main>
  );
}
