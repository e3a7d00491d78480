import { useState } from 'react';
import {
  BooleanValue,
  DayValue,
  EmailValue,
  LinkValue,
  MoneyValue,
  NumberValue,
  ReferenceValue,
  TextValue,
  TimestampValue,
} from '../../../components/record/field-values.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CheckboxGroup, RadioGroup } from '../../../components/ui/choice-group.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { DateInput, DateTimeInput } from '../../../components/ui/date-input.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../components/ui/input.tsx';
import { KeyBlade } from '../../../components/ui/key-blade.tsx';
import { MoneyInput } from '../../../components/ui/money-input.tsx';
import { NumberInput } from '../../../components/ui/number-input.tsx';
import { RecordInput } from '../../../components/ui/record-input.tsx';
import { findPeople, people, type Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

export function FieldSection({ s }: { s: Samples }) {
  return (
    <Section name="Field">
      <Specs>
        <Field className="w-44" label={s.name}>
          <Input defaultValue="comptoir.example" />
        </Field>
        <Field className="w-44" label={s.hovered} hint={s.hint}>
          <Input defaultValue="comptoir.example" data-show="hover" />
        </Field>
        <Field className="w-44" label={s.focused} optional>
          <Input defaultValue="comptoir.example" data-show="focus" />
        </Field>
        <Field className="w-44" label={s.wrong} error={s.linkError}>
          <Input type="url" defaultValue="comptoir" />
        </Field>
        <Field className="w-44" label={s.off}>
          <Input defaultValue="comptoir.example" disabled />
        </Field>
      </Specs>
      <Specs
        of={{
          '32': <Input size={32} aria-label={s.name} placeholder={s.name} />,
          '44, e-mail': <Input size={44} type="email" aria-label={s.name} placeholder={s.mail} />,
        }}
      >
        <Field className="w-80" label={s.body} optional>
          <Textarea defaultValue={s.appear} />
        </Field>
      </Specs>
    </Section>
  );
}

/** Fields of numbers, amounts, days, choices and records. */
export function TypedFieldSection({ s }: { s: Samples }) {
  const roles = [
    { value: 'user', label: s.user, hint: s.hint },
    { value: 'admin', label: s.admin },
    { value: 'owner', label: s.owner, disabled: true },
  ];
  return (
    <Section name="Typed fields">
      <Specs>
        <Field className="w-44" label={s.weight}>
          <NumberInput name="weight" defaultValue="12.5" unit="kg" />
        </Field>
        <Field className="w-44" label={s.wrong} error={s.numberError}>
          <NumberInput name="weight" defaultValue="twelve" />
        </Field>
        <Field className="w-44" label={s.price}>
          <MoneyInput name="price" defaultValue="12.50" currencies={['EUR']} />
        </Field>
        <Field className="w-60" label={s.price} optional>
          <MoneyInput name="price" defaultValue="1250" currency="JPY" currencies={['EUR', 'JPY', 'KES']} />
        </Field>
        <Field className="w-44" label={s.off}>
          <MoneyInput name="price" defaultValue="12.50" currencies={['EUR']} disabled />
        </Field>
      </Specs>
      <Specs>
        <Field className="w-60" label={s.due} hint={s.hint}>
          <DateInput name="due" />
        </Field>
        <Field className="w-60" label={s.due}>
          <DateInput name="due" defaultValue="2026-11-24" min="2026-11-03" max="2026-12-24" />
        </Field>
        <Field className="w-60" label={s.wrong} error={s.dueError}>
          <DateInput name="due" />
        </Field>
        <Field className="w-60" label={s.off}>
          <DateInput name="due" defaultValue="2026-11-24" disabled />
        </Field>
        <Field className="w-90" label={s.starts}>
          <DateTimeInput name="starts" defaultValue="2026-11-24T09:30" zone="UTC" />
        </Field>
      </Specs>
      <Specs>
        <Field className="w-44" label={s.role} group="radiogroup">
          <RadioGroup name="role" options={roles} defaultValue="user" />
        </Field>
        <Field className="w-44" label={s.role} group="radiogroup" error={s.roleError}>
          <RadioGroup name="wrong-role" options={roles} />
        </Field>
        <Field className="w-44" label={s.role} group="group" optional>
          <CheckboxGroup name="roles" options={roles} defaultValue="user,admin" />
        </Field>
      </Specs>
      <Specs>
        <Field className="w-70" label={s.person}>
          <RecordInput name="person" options={people} search={findPeople} />
        </Field>
        <Field className="w-70" label={s.person}>
          <RecordInput name="person" options={people} search={findPeople} defaultValue="person-a" />
        </Field>
        <Field className="w-70" label={s.wrong} error={s.roleError}>
          <RecordInput name="person" options={[]} search={failToFind} />
        </Field>
        <Field className="w-70" label={s.off}>
          <RecordInput name="person" options={people} search={findPeople} defaultValue="person-c" disabled />
        </Field>
        <FieldsInDialog s={s} />
      </Specs>
      <Specs>
        <TextValue value={s.body} />
        <NumberValue value={12.5} />
        <MoneyValue value={{ amount: 1250, currency: 'EUR' }} />
        <DayValue value="2026-11-24" />
        <TimestampValue value="2026-11-24T09:30:00.000Z" />
        <BooleanValue value />
        <LinkValue value="https://git.example/till" />
        <EmailValue value="amina@example.com" />
        <ReferenceValue value={s.person} to="/dev/ui" />
      </Specs>
    </Section>
  );
}

function FieldsInDialog({ s }: { s: Samples }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="self-end" onClick={() => setOpen(true)}>
        {s.edit}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={s.edit}
        actions={<Button onClick={() => setOpen(false)}>{s.confirm}</Button>}
      >
        <Field label={s.due}>
          <DateInput name="due" />
        </Field>
        <Field label={s.person}>
          <RecordInput name="person" options={people} search={findPeople} />
        </Field>
      </Dialog>
    </>
  );
}

async function failToFind(): Promise<never> {
  throw new Error('shown as what a search that fails looks like');
}

export function CodeSection({ s }: { s: Samples }) {
  const [code, setCode] = useState('');
  const [failures, setFailures] = useState(0);
  return (
    <Section name="Code input, key blade">
      <Specs>
        <Field
          className="w-75"
          label={s.continue}
          hint={s.hint}
          error={failures > 0 && code.length === 6 ? s.codeError : undefined}
        >
          <CodeInput
            size={44}
            failures={failures}
            onValueChange={setCode}
            onComplete={() => setFailures((count) => count + 1)}
          />
        </Field>
        <Field className="w-75" label={s.wrong} error={s.codeError}>
          <CodeInput size={44} defaultValue="K7MQ2R" onComplete={() => {}} />
        </Field>
        <Field className="w-75" label={s.off}>
          <CodeInput size={44} defaultValue="K7MQ2R" disabled />
        </Field>
        <Field className="w-88" label={s.continue}>
          <CodeInput defaultValue="K7M" onComplete={() => {}} />
        </Field>
      </Specs>
      <div className="overflow-hidden rounded-10 border border-line">
        <KeyBlade cuts={code.length} highlight>
          <span className="tabular-nums">{code.length}</span>
        </KeyBlade>
        <KeyBlade />
      </div>
    </Section>
  );
}
