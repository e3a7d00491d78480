import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { UsedNameNote } from './used-name-note.tsx';

/** The fields of a repository, for a new one and for one that is changed. */
export function RepositoryFormFields() {
  const { t } = useTranslation('repositories');
  return (
    <>
      <FormField name="name" label={t('form.name')} autoFocus fieldErrorNote={() => <UsedNameNote />}>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="off" className="text-match-parent" />
        )}
      </FormField>
      <FormField name="link" label={t('form.link')} hint={t('form.linkHint')}>
        {(control) => (
          <Input
            {...control}
            type="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField name="description" label={t('form.description')} optional>
        {(control) => <Textarea {...control} rows={5} dir="auto" />}
      </FormField>
    </>
  );
}
