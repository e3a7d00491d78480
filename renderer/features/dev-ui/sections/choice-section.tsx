import Globe from 'lucide-react/icons/globe';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { DatePicker } from '../../../components/ui/date-picker.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FilterButton } from '../../../components/ui/filter-button.tsx';
import { Kbd } from '../../../components/ui/kbd.tsx';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { Segments } from '../../../components/ui/segments.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import type { Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

export function ChoiceSection({ s }: { s: Samples }) {
  const [term, setTerm] = useState('mwa');
  const [empty, setEmpty] = useState('');
  const [theme, setTheme] = useState('light');
  const [day, setDay] = useState<string | undefined>();
  const [due, setDue] = useState<string | undefined>();
  const [chosen, setChosen] = useState<string | undefined>('2026-11-24');
  const [all, setAll] = useState(false);
  const select = (props: Partial<ComponentProps<typeof Select>>) => (
    <Select aria-label={s.role} {...props}>
      <option value="user">{s.user}</option>
      <option value="admin">{s.admin}</option>
    </Select>
  );
  const selects = {
    'select 32': select({ size: 32 }),
    'select 36': select({}),
    'select, disabled': select({ disabled: true }),
    'select, error': select({ 'aria-invalid': true }),
    'select, quiet': select({ size: 32, variant: 'ghost', icon: Globe }),
  };
  const themes = [
    { value: 'light', label: s.light, icon: Sun },
    { value: 'dark', label: s.dark, icon: Moon },
    { value: 'system', label: s.system, icon: Monitor },
  ];
  return (
    <Section name="Search, choices">
      <Specs
        of={{
          'search: rest': (
            <SearchInput value={empty} onValueChange={setEmpty} placeholder={s.search} shortcut />
          ),
          'search: with a term': <SearchInput value={term} onValueChange={setTerm} />,
          'search: looking': <SearchInput value={term} onValueChange={setTerm} pending />,
        }}
      />
      <Specs
        of={{
          ...selects,
          'filter: rest, set': (
            <span className="flex gap-2">
              <FilterButton name={s.filter} value={s.any} />
              <FilterButton name={s.filter} value={s.banned} active onClear={() => {}} />
            </span>
          ),
          'date: rest': <DatePicker value={day} onValueChange={setDay} />,
          'date: chosen, with limits': (
            <DatePicker value={chosen} onValueChange={setChosen} min="2026-11-03" max="2026-12-24" />
          ),
          'date: disabled': <DatePicker value={undefined} onValueChange={setDay} disabled />,
        }}
      />
      <Specs>
        <Field className="w-44 justify-items-start" label={s.due} hint={s.hint}>
          <DatePicker value={due} onValueChange={setDue} size={36} />
        </Field>
        <Field className="w-44 justify-items-start" label={s.due} error={s.dueError}>
          <DatePicker value={undefined} onValueChange={setDue} size={36} />
        </Field>
      </Specs>
      <Specs
        of={{
          checkbox: (
            <span className="flex h-8 items-center gap-5">
              <Checkbox aria-label={s.any} />
              <Checkbox aria-label={s.any} data-show="hover" />
              <Checkbox aria-label={s.any} defaultChecked />
              <Checkbox aria-label={s.any} indeterminate={!all} checked={all} onChange={() => setAll(!all)} />
              <Checkbox aria-label={s.any} data-show="focus" />
              <Checkbox aria-label={s.any} disabled />
              <Checkbox aria-label={s.any} disabled defaultChecked />
            </span>
          ),
          switch: (
            <span className="flex h-8 items-center gap-4">
              <Switch aria-label={s.any} />
              <Switch aria-label={s.any} defaultChecked />
              <Switch aria-label={s.any} defaultChecked data-show="focus" />
              <Switch aria-label={s.any} disabled />
            </span>
          ),
          segments: <Segments label={s.theme} options={themes} value={theme} onValueChange={setTheme} />,
          'segments, drawings alone': (
            <Segments label={s.theme} options={themes} value={theme} onValueChange={setTheme} iconsOnly />
          ),
          keys: (
            <span className="flex h-8 items-center gap-2">
              <Kbd>⌘</Kbd>
              <Kbd>K</Kbd>
            </span>
          ),
        }}
      />
    </Section>
  );
}
