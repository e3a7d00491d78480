import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Shown below while there is no error; never both. */
  hint?: ReactNode;
  /** A translated sentence. Makes the control invalid. */
  error?: ReactNode;
  /** Required is the normal case, so only this is said. */
  optional?: boolean;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  /** It holds several controls, which the label names together: radio buttons, or checkboxes. */
  group?: 'radiogroup' | 'group';
  className?: string;
  /** One control of ours (Input, Textarea, CodeInput, Select, DatePicker); it wires itself to the label. */
  children: ReactNode;
};

/** Label above, control, hint or error below, all connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, hideLabel, group, className, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = hasError ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const labelId = `${id}-label`;
  const wiring = useMemo(
    () => ({ id, labelId, describedBy, invalid: hasError }),
    [id, labelId, describedBy, hasError],
  );
  const Box = group ? 'fieldset' : 'div';
  const Label = group ? 'legend' : 'label';
  const ofGroup = group && {
    role: group,
    'aria-describedby': describedBy,
    'aria-invalid': (group === 'radiogroup' && hasError) || undefined,
  };

  return (
    <Box {...ofGroup} className={clsx('grid gap-1.5', className)}>
      <Label
        {...(!group && { htmlFor: id })}
        className={
          hideLabel
            ? 'sr-only'
            : clsx(
                'flex justify-between gap-2 font-medium text-13 leading-[1.4286]',
                group && 'mb-1.5 w-full',
              )
        }
      >
        <span id={labelId}>{label}</span>
        {optional && <span className="font-normal text-text-3">{t('optional')}</span>}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && <FieldError id={describedBy}>{error}</FieldError>}
      {!hasError && hint && (
        <p id={describedBy} className="text-12 text-text-3">
          {hint}
        </p>
      )}
    </Box>
  );
}

/** Error of a control, below it. The control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-12 text-danger-text">
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
