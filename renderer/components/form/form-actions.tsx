import { useTranslation } from 'react-i18next';
import { useModifierKey } from '../actions/use-modifier-key.ts';
import { Link } from '../navigation/link.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Kbd } from '../ui/kbd.tsx';

interface FormActionsProps {
  submitLabel: string;
  sending: boolean;
  /** Where Cancel leads to. */
  cancelTo: string;
}

/** The foot of a form: save, cancel, and the keys that save. */
export function FormActions({ submitLabel, sending, cancelTo }: FormActionsProps) {
  const { t } = useTranslation('ui');
  const modifier = useModifierKey();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Button type="submit" variant="primary" size={36} writes loading={sending}>
        {submitLabel}
      </Button>
      <Link to={cancelTo} className={buttonClass({ variant: 'ghost', size: 36 })}>
        {t('cancel')}
      </Link>
      <span
        aria-hidden="true"
        className="ms-auto flex gap-1 max-sm:hidden noscript:hidden pointer-coarse:hidden"
      >
        <Kbd>{modifier}</Kbd>
        <Kbd>↵</Kbd>
      </span>
    </div>
  );
}
