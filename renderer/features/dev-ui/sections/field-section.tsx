import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import type { Samples } from '../samples.ts';
import { Section, Spec, Specs } from '../spec.tsx';

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
      <Specs>
        <Spec state="32">
          <Input size={32} aria-label={s.name} placeholder={s.name} />
        </Spec>
        <Spec state="44, e-mail">
          <Input size={44} type="email" aria-label={s.name} placeholder={s.mail} />
        </Spec>
        <Field className="w-80" label={s.body} optional>
          <Textarea defaultValue={s.appear} />
        </Field>
      </Specs>
    </Section>
  );
}
