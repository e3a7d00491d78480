import { useState } from 'react';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { KeyBlade } from '../../../components/ui/key-blade.tsx';
import { controlsFor, type DrawControl, groups } from '../sample-controls.tsx';
import type { Samples } from '../samples.ts';
import { controlStates, Section, States, valuesOf } from '../spec.tsx';

/** A field of each kind in its states. */
export function FieldSection({ s }: { s: Samples }) {
  const controls = Object.entries(controlsFor(s)) as [keyof Samples, DrawControl][];
  const [code, setCode] = useState('');
  const [failures, setFailures] = useState(0);
  const isWrong = failures > 0 && code.length === 6;
  const fail = () => setFailures(failures + 1);
  return (
    <>
      <Section name="Field">
        {controls.map(([name, control]) => (
          <States
            key={name}
            component={Field}
            states={{
              hint: { hint: s.hint, children: control({ name: `${name}-hint`, defaultValue: '' }, {}) },
              error: { error: s.wrong, children: control({ name: `${name}-error` }, {}) },
              disabled: { optional: true, children: control({ name: `${name}-off`, disabled: true }, {}) },
            }}
            label={s[name]}
            group={groups[name]}
            className="w-72"
          />
        ))}
        <States component={Input} states={controlStates} aria-label={s.name} defaultValue={s.body} />
        <States component={Input} states={valuesOf('size', [32, 36, 44])} aria-label={s.name} type="email" />
      </Section>
      <Section name="Code input, key blade">
        <Field className="w-75" label={s.code} hint={s.hint} error={isWrong && s.wrong}>
          <CodeInput size={44} failures={failures} onValueChange={setCode} onComplete={fail} />
        </Field>
        <KeyBlade cuts={code.length} highlight />
        <KeyBlade />
      </Section>
    </>
  );
}
