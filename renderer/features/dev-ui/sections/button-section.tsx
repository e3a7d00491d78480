import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Button, type ButtonVariant } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import type { Samples } from '../samples.ts';
import { Section, Spec, Specs } from '../spec.tsx';

const states = {
  rest: {},
  hover: { 'data-show': 'hover' },
  active: { 'data-show': 'active' },
  focus: { 'data-show': 'focus' },
  disabled: { disabled: true },
  loading: { loading: true },
};

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
          {Object.entries(states).map(([state, props]) => (
            <Spec key={state} state={state}>
              <Button variant={variant} {...props}>
                {label}
              </Button>
            </Spec>
          ))}
        </Specs>
      ))}
      <Specs
        of={{
          '28, in rows': <Button size={28}>{s.revoke}</Button>,
          '32, toolbars': <Button icon={Plus}>{s.add}</Button>,
          '36, forms': <Button size={36}>{s.short}</Button>,
          '44, sign-in, touch': <Button size={44}>{s.continue}</Button>,
          icon: <IconButton icon={Ellipsis} label={s.more} variant="second" />,
          'icon, ghost': <IconButton icon={Ellipsis} label={s.more} />,
          'with icon, loading': (
            <Button icon={Trash2} variant="danger-quiet" loading>
              {s.remove}
            </Button>
          ),
          'disabled with a reason': <ButtonWithReason reason={s.why}>{s.remove}</ButtonWithReason>,
        }}
      />
    </Section>
  );
}
