import { useTranslation } from 'react-i18next';
import { directionOf, isLanguageChosen, languageDetails, languages } from '#contract/languages.ts';
import { isRole } from '#contract/permissions.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { RolesField } from './roles-field.tsx';

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
