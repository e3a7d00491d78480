import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../../components/ui/button.tsx';
import type { ButtonVariant } from '../../../components/ui/button-class.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import type { Samples } from '../samples.ts';
import { Section, Spec, Specs } from '../spec.tsx';

export function ButtonSection({ s }: { s: Samples }) {
  const variants: [ButtonVariant, string][] = [
    ['primary', s.save],
    ['second', s.export],
    ['ghost', s.cancel],
    ['danger', s.confirm],
    ['danger-quiet', s.remove],
  ];
  return (
    <Section name="Button">
      {variants.map(([variant, label]) => (
        <Specs key={variant}>
          <Spec state="rest">
            <Button variant={variant}>{label}</Button>
          </Spec>
          {['hover', 'active', 'focus'].map((state) => (
            <Spec key={state} state={state}>
              <Button variant={variant} data-show={state}>
                {label}
              </Button>
            </Spec>
          ))}
          <Spec state="disabled">
            <Button variant={variant} disabled>
              {label}
            </Button>
          </Spec>
          <Spec state="loading">
            <Button variant={variant} loading>
              {label}
            </Button>
          </Spec>
        </Specs>
      ))}
      <Specs>
        <Spec state="28, in rows">
          <Button size={28}>{s.revoke}</Button>
        </Spec>
        <Spec state="32, toolbars">
          <Button icon={Plus}>{s.add}</Button>
        </Spec>
        <Spec state="36, forms">
          <Button size={36}>{s.short}</Button>
        </Spec>
        <Spec state="44, sign-in, touch">
          <Button size={44}>{s.continue}</Button>
        </Spec>
        <Spec state="icon">
          <IconButton icon={Ellipsis} label={s.more} variant="second" />
        </Spec>
        <Spec state="icon, ghost">
          <IconButton icon={Ellipsis} label={s.more} keys="." />
        </Spec>
        <Spec state="icon, loading">
          <IconButton icon={Ellipsis} label={s.more} loading />
        </Spec>
        <Spec state="with icon, loading">
          <Button icon={Trash2} variant="danger-quiet" loading>
            {s.remove}
          </Button>
        </Spec>
        <Spec state="disabled with a reason">
          <ButtonWithReason reason={s.why}>{s.remove}</ButtonWithReason>
        </Spec>
      </Specs>
    </Section>
  );
}
