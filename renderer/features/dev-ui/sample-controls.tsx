import type { ReactNode } from 'react';
import { CheckboxGroup, RadioGroup } from '../../components/ui/choice-group.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { DateInput, DateTimeInput } from '../../components/ui/date-input.tsx';
import type { FieldProps } from '../../components/ui/field.tsx';
import { Input, Textarea } from '../../components/ui/input.tsx';
import { MoneyInput } from '../../components/ui/money-input.tsx';
import { NumberInput } from '../../components/ui/number-input.tsx';
import { RecordInput } from '../../components/ui/record-input.tsx';
import { findPeople, optionsOf, people, type Samples } from './samples.ts';

type Control = { name: string; defaultValue?: string | undefined; autoFocus?: boolean; disabled?: boolean };
export type DrawControl = (control: Control, parts: Readonly<Record<string, string>>) => ReactNode;

/** A control of each kind of field, filled in where its form does not say with what. */
export function controlsFor(s: Samples) {
  const money = { currencies: ['EUR', 'JPY', 'KES'], defaultValue: '12.50' } as const;
  const sizes = optionsOf(s, 'small', 'large');
  const colors = optionsOf(s, 'red', 'green', 'blue');
  const records = { options: people.slice(0, 3).reverse(), search: findPeople };
  return {
    name: (control) => <Input required dir="auto" defaultValue={s.edit} {...control} />,
    note: (control) => <Textarea dir="auto" defaultValue={s.body} {...control} />,
    count: (control) => <NumberInput required unit="kg" defaultValue="12" {...control} />,
    price: (control, parts) => <MoneyInput {...money} {...control} {...parts} />,
    due: (control) => <DateInput defaultValue="2026-11-24" {...control} />,
    starts: (control, parts) => <DateTimeInput defaultValue="2026-11-24T09:30" {...control} {...parts} />,
    size: (control) => <RadioGroup options={sizes} defaultValue="small" {...control} />,
    colors: (control) => <CheckboxGroup options={colors} defaultValue="red" {...control} />,
    person: (control, parts) => <RecordInput {...records} defaultValue="person-c" {...control} {...parts} />,
    code: (control) => <CodeInput defaultValue="K7M" {...control} />,
  } satisfies { [Name in keyof Samples]?: DrawControl };
}

/** ARIA roles of the fields that hold several controls, by their names. */
export const groups: Readonly<Record<string, FieldProps['group']>> = { size: 'radiogroup', colors: 'group' };
