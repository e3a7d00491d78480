import { useTranslation } from 'react-i18next';
import { directionOf, isLanguageChosen } from '#contract/facts/languages.ts';
import { languageDetails, languages } from '#contract/languages.ts';
import { roleNames } from '#contract/permissions.ts';
import { defineForm } from '../../components/form/define-form.ts';
import { choiceKind, choicesKind, textKind, toggleKind } from '../../components/form/field-kinds.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { CheckboxGroup } from '../../components/ui/choice-group.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';

/** The form that changes a user. */
export const userForm = defineForm(
  async () => (await import('#contract/users/user-input.ts')).userInputSchema,
  {
    name: textKind,
    roles: choicesKind,
    language: choiceKind,
  },
);

/** The form for a new user. */
export const newUserForm = defineForm(
  async () => (await import('#contract/users/user-input.ts')).newUserSchema,
  {
    email: textKind,
    name: { ...textKind, read: ({ text }) => text.trim() || undefined },
    roles: choicesKind,
    language: choiceKind,
    invite: toggleKind,
  },
);

interface UserFieldsProps {
  /** Whether the user is a new one, whose name may be left out: they give it themselves. */
  isNew?: boolean;
  /** Why the roles cannot be changed. */
  rolesReason?: string | undefined;
}

/** Common fields of the forms of a user: name, roles, language. */
export function UserFields({ isNew = false, rolesReason }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const { values } = useFormContext();
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
      <FormField name="roles" label={t('roles.label')} group="group" hint={rolesReason}>
        {({ defaultValue }) => <RolesChoice chosen={defaultValue} disabled={rolesReason !== undefined} />}
      </FormField>
      {isLanguageChosen() ? (
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

interface RolesChoiceProps {
  /** The roles at first, parted by commas. */
  chosen: string | undefined;
  /** They cannot be changed, and are sent as they are. */
  disabled?: boolean;
}

/** One or several roles, each with what it allows. */
export function RolesChoice({ chosen, disabled = false }: RolesChoiceProps) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const options = roleNames.map((value) => ({
    value,
    label: <span className="font-medium">{common(`roles.${value}`)}</span>,
    hint: t(`roles.${value}`),
  }));
  return (
    <>
      <CheckboxGroup name="roles" options={options} defaultValue={chosen} disabled={disabled} />
      {disabled &&
        chosen?.split(',').map((role) => <input key={role} type="hidden" name="roles" value={role} />)}
    </>
  );
}
