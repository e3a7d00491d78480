import type { ReactNode } from 'react';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it means, below. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps {
  id: string;
  option: Omit<ChoiceOption<string>, 'value'>;
  children: (aria: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A radio button, a checkbox or a switch with its words beside it. */
export function Choice({ id, option: { label, hint }, children }: ChoiceProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start gap-3 py-1 text-13 pointer-coarse:py-2">
      <span className="mt-px flex h-[1.125rem] items-center">
        {children({ id, 'aria-describedby': hintId })}
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="block">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-12 text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
