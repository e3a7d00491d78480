import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, isLanguageChosen, languageDetails, languages } from '#contract/languages.ts';
import { isRole, type Role, roleNames } from '#contract/permissions.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Choice } from '../../components/ui/choice-group.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';

interface UserFieldsProps {
  /** Whether the user is a new one, whose name may be left out: they give it themselves. */
  isNew?: boolean;
  /** Why the roles cannot be changed. */
  rolesReason?: string | undefined;
}

/** Common fields of the forms of a user: name, roles, language. */
export function UserFields({ isNew = false, rolesReason }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const { values, fieldErrors } = useFormContext();
  const rolesError = fieldErrors.roles;
  return (
    <>
      <FormField
        name="name"
        label={t('form.name')}
        optional={isNew}
        hint={isNew && t('form.nameHint')}
        autoFocus={!isNew}
      >
        {(control) => (
          <Input {...control} required={!isNew} dir="auto" autoComplete="off" className="text-match-parent" />
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
  /** The roles that are chosen, where it does not. */
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
  return (
    <Field label={t('roles.label')} group="group" hint={reason} error={error}>
      {roleNames.map((role) => (
        <Choice
          key={role}
          id={`${id}-${role}`}
          option={{
            label: <span className="font-medium">{common(`roles.${role}`)}</span>,
            hint: t(`roles.${role}`),
          }}
        >
          {(aria) => (
            <Checkbox
              {...aria}
              name="roles"
              value={role}
              disabled={reason !== undefined}
              defaultChecked={defaultValue?.includes(role)}
              checked={value?.includes(role)}
              onChange={({ target }) =>
                onValueChange?.(
                  roleNames.filter((name) => (name === role ? target.checked : value?.includes(name))),
                )
              }
            />
          )}
        </Choice>
      ))}
    </Field>
  );
}
