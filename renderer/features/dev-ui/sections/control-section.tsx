import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { DatePicker } from '../../../components/ui/date-picker.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { Segments } from '../../../components/ui/segments.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { optionsOf, type Samples } from '../samples.ts';
import { buttonStates, controlStates, Parts, Section, States } from '../spec.tsx';

const variants = ['primary', 'second', 'ghost', 'danger', 'danger-quiet'] as const;
const selectStates = { ...controlStates, quiet: { variant: 'ghost' } } as const;

/** Buttons, search and controls of choice. */
export function ControlSection({ s }: { s: Samples }) {
  const [term, setTerm] = useState('');
  const [size, setSize] = useState<string>('small');
  const [due, setDue] = useState<string>();
  const [day, setDay] = useState<string | undefined>('2026-11-24');
  const sizes = { label: s.size, options: optionsOf(s, 'small', 'large') };
  const fieldStates = { rest: { hint: s.hint }, error: { error: s.wrong } };
  return (
    <>
      <Section name="Button">
        {variants.map((variant) => (
          <States key={variant} component={Button} states={buttonStates} variant={variant}>
            {s.save}
          </States>
        ))}
        <Parts>
          <Button size={28}>{s.revoke}</Button>
          <Button icon={Plus}>{s.add}</Button>
          <Button size={36}>{s.short}</Button>
          <Button size={44}>{s.continue}</Button>
          <IconButton icon={Plus} label={s.add} />
          <ButtonWithReason reason={s.why}>{s.remove}</ButtonWithReason>
        </Parts>
      </Section>
      <Section name="Search, choices">
        <Parts>
          <SearchInput value={term} onValueChange={setTerm} shortcut />
          <SearchInput value={term} onValueChange={setTerm} pending />
        </Parts>
        <States component={Select} states={selectStates} aria-label={s.size}>
          <option>{s.small}</option>
        </States>
        <States component={Checkbox} states={controlStates} aria-label={s.lent} />
        <States component={Checkbox} states={controlStates} aria-label={s.lent} defaultChecked />
        <States component={Switch} states={controlStates} aria-label={s.lent} />
        <States component={Switch} states={controlStates} aria-label={s.lent} defaultChecked />
        <States component={Field} states={fieldStates} label={s.due}>
          <DatePicker value={due} onValueChange={setDue} size={36} />
        </States>
        <Parts>
          <DatePicker value={day} onValueChange={setDay} min="2026-11-03" max="2026-12-24" />
          <Segments {...sizes} value={size} onValueChange={setSize} />
          <Checkbox aria-label={s.lent} indeterminate />
        </Parts>
      </Section>
    </>
  );
}
