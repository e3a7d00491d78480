import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What is wrong with a control, below it. The control names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-12 text-danger-text">
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
