import { useState } from 'react';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { KeyBlade } from '../../../components/ui/key-blade.tsx';
import type { Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

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
