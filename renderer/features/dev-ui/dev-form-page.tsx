import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { controlsFor, groups } from './sample-controls.tsx';
import { sampleForm } from './sample-form.ts';
import { samplesFor } from './samples.ts';

const { Field, Toggle } = sampleForm;
const required = ['name', 'count', 'size'];

/** /dev/ui/form: a form with a field of each kind. Sent, it says what was read of it. */
export function DevFormPage() {
  const { i18n } = useTranslation();
  const s = samplesFor(i18n.dir());
  const controls = controlsFor(s);
  const answer = useActionData<{ input?: unknown }>();
  const form = useForm({
    definition: sampleForm,
    initial: {
      ...{ price: { amount: 1250, currency: 'EUR' }, starts: '2026-11-24T06:30:00.000Z' },
      ...{ colors: ['red'], lent: true },
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
        {sampleForm.names.map((name) => {
          const field = { name, label: s[name], optional: !required.includes(name), group: groups[name] };
          if (name === 'lent')
            return <Toggle key={name} name={name} label={s[name]} hint={s.hint} as="switch" />;
          return (
            <Field key={name} {...field} autoFocus={name === 'name'}>
              {controls[name]}
            </Field>
          );
        })}
      </EditForm>
    </main>
  );
}
