import type { LucideIcon } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { ButtonWithReason } from '../ui/button-with-reason.tsx';
import { Icon } from '../ui/icon.tsx';

interface SelectionButtonProps {
  icon: LucideIcon;
  label: string;
  /** Leads to a loss: red, and keeps its name on phones. */
  danger?: boolean;
  /** Whether data for the question that it opens is still loading. */
  loading?: boolean;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  onClick(): void;
}

interface SelectionDownloadProps {
  icon: LucideIcon;
  label: string;
  /** Left out where it cannot be had for this selection. */
  href?: string;
  /** Why it cannot. */
  reason?: string;
}

const className = 'h-6.5! px-2! max-sm:h-9!';

/** Button for an action on the chosen rows, in the selection's head; on phones an icon alone. */
export function SelectionButton(props: SelectionButtonProps) {
  const { icon, label, danger = false, loading, reason, onClick } = props;
  return (
    <ButtonWithReason
      reason={reason}
      icon={icon}
      variant={danger ? 'danger-quiet' : 'ghost'}
      size={28}
      writes
      loading={loading}
      onClick={onClick}
      className={className}
    >
      <span className={danger ? undefined : 'max-sm:sr-only'}>{label}</span>
    </ButtonWithReason>
  );
}

/** A file of the chosen rows. */
export function SelectionDownload({ icon, label, href, reason }: SelectionDownloadProps) {
  const name = <span className="max-sm:sr-only">{label}</span>;
  if (href === undefined)
    return (
      <ButtonWithReason reason={reason} icon={icon} variant="ghost" size={28} className={className}>
        {name}
      </ButtonWithReason>
    );
  return (
    <a href={href} download className={buttonClass({ variant: 'ghost', size: 28, className })}>
      <Icon of={icon} className="-ms-0.5" />
      {name}
    </a>
  );
}
