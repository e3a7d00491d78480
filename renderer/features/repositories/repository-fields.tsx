import { useTranslation } from 'react-i18next';
import { useArea } from '../../components/actions/action-context.ts';
import { defineForm } from '../../components/form/define-form.ts';
import { optionalTextKind, textKind } from '../../components/form/field-kinds.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { Link } from '../../components/navigation/link.tsx';
import { listPath } from '../../components/record/entity.ts';
import { Input, Textarea } from '../../components/ui/input.tsx';
import { repositoryEntity } from './repository-entity.ts';

export const repositoryForm = defineForm(
  async () => (await import('#contract/repositories/repository-input.ts')).repositoryInputSchema,
  {
    name: textKind,
    link: textKind,
    description: optionalTextKind,
  },
);

const { Field } = repositoryForm;

/** The fields of a repository, for a new one and for one that is changed. */
export function RepositoryFields() {
  const { t } = useTranslation('repositories');
  return (
    <>
      <Field name="name" label={t('form.name')} autoFocus fieldErrorNote={() => <UsedNameNote />}>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="off" className="text-match-parent" />
        )}
      </Field>
      <Field name="link" label={t('form.link')} hint={t('form.linkHint')}>
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
      </Field>
      <Field name="description" label={t('form.description')} optional>
        {(control) => <Textarea {...control} rows={5} dir="auto" />}
      </Field>
    </>
  );
}

/** The way to the repository that has the name already. */
function UsedNameNote() {
  const { t } = useTranslation('repositories');
  const { fieldErrors, formError } = useFormContext();
  const area = useArea();
  const { usedBy } = (formError?.apiError?.data ?? {}) as { usedBy?: string };
  // Once the name is typed again, its error is another one.
  if (!usedBy || fieldErrors.name !== formError?.fieldErrors?.name) return null;
  return (
    <>
      {' · '}
      <Link to={`${listPath(repositoryEntity, area)}/${usedBy}`} className="link text-inherit!">
        {t('form.openThat')}
      </Link>
    </>
  );
}
