import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, isLanguageChosen, languageDetails, languages } from '#contract/languages.ts';
import { isRole, type Role, roleNames } from '#contract/permissions.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { FieldError } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';

interface UserFieldsProps {
  /** The name may be left to the user. */
  nameOptional?: boolean;
  autoFocusName?: boolean;
  /** Why the roles cannot be changed. */
  rolesReason?: string | undefined;
}

/** What the forms of a user have in common: name, roles, language. */
export function UserFields({ nameOptional = false, autoFocusName = false, rolesReason }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const { values, fieldErrors } = useFormContext();
  const rolesError = fieldErrors.roles;
  return (
    <>
      <FormField
        name="name"
        label={t('form.name')}
        optional={nameOptional}
        hint={nameOptional && t('form.nameHint')}
        autoFocus={autoFocusName}
      >
        {(control) => (
          <Input
            {...control}
            required={!nameOptional}
            dir="auto"
            autoComplete="off"
            className="text-match-parent"
          />
        )}
      </FormField>
      <RolesField
        defaultValue={(values.roles ?? '').split(',').filter(isRole)}
        reason={rolesReason}
        error={typeof rolesError === 'string' ? rolesError : rolesError && t('roles.missing')}
      />
      {!rolesReason && <input type="hidden" name="rolesShown" value="yes" />}
      {isLanguageChosen ? (
        <FormField name="language" label={t('form.language')} optional hint={t('form.languageHint')}>
          {({ autoFocus: _, ...control }) => (
            <Select {...control} full>
              <option value="">{t('form.noLanguage')}</option>
              {languages.map((language) => (
                <option key={language} value={language} lang={language} dir={directionOf(language)}>
                  {languageDetails[language].name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ) : (
        <input type="hidden" name="language" value={values.language ?? ''} />
      )}
    </>
  );
}

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
