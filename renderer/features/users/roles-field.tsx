import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Role, roleNames } from '#contract/permissions.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { FieldError } from '../../components/ui/field-error.tsx';

interface RolesFieldProps {
  /** The roles that are chosen at first, where the form keeps its own state. */
  defaultValue?: readonly Role[];
  /** And where it does not. */
  value?: readonly Role[];
  onValueChange?: (roles: Role[]) => void;
  error?: string | undefined;
  /** Why the roles cannot be changed. */
  reason?: string | undefined;
}

/** One or several roles, each with what it allows. */
export function RolesField({ defaultValue, value, onValueChange, error, reason }: RolesFieldProps) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const id = useId();
  const note = error || reason ? `${id}-note` : undefined;
  return (
    <fieldset aria-describedby={note} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-13 leading-[1.4286]">{t('roles.label')}</legend>
      {roleNames.map((role) => (
        <div key={role} className="flex items-start gap-3 py-1 text-13">
          <Checkbox
            id={`${id}-${role}`}
            name="roles"
            value={role}
            disabled={reason !== undefined}
            defaultChecked={defaultValue?.includes(role)}
            checked={value?.includes(role)}
            onChange={(event) =>
              onValueChange?.(
                roleNames.filter((name) => (name === role ? event.target.checked : value?.includes(name))),
              )
            }
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-${role}-hint`}
            className="mt-0.5"
          />
          <div>
            <label htmlFor={`${id}-${role}`} className="block font-medium">
              {common(`roles.${role}`)}
            </label>
            <p id={`${id}-${role}-hint`} className="text-12 text-text-3">
              {t(`roles.${role}`)}
            </p>
          </div>
        </div>
      ))}
      {error && <FieldError id={note}>{error}</FieldError>}
      {!error && reason && (
        <p id={note} className="text-12 text-text-3">
          {reason}
        </p>
      )}
    </fieldset>
  );
}
