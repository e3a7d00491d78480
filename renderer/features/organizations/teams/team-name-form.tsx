import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import type { FormError } from '../../../components/form/form-error.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';

const loadSchema = async () => (await import('#contract/organizations/teams.ts')).teamInputSchema;

/** Stands in for the error of another form on the page. */
const noError: FormError = { values: {} };

/** One field is all that a team needs. With a name the form renames the team of the page, without one it creates one. */
export function TeamNameForm({ name }: { name?: string }) {
  const { t } = useTranslation('organizations-teams');
  const answer = useActionData<FormError>();
  const isNew = name === undefined;
  const form = useForm({
    loadSchema,
    initial: { name: name ?? '' },
    formError: isNew || answer?.values.intent === 'rename' ? answer : noError,
  });
  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset
        onInput={form.onInput}
        onBlur={form.onBlur}
        className={`grid max-w-100 gap-3 ${isNew ? 'mt-5' : 'mt-3'}`}
      >
        {!isNew && <input type="hidden" name="intent" value="rename" />}
        <FormAlert formError={form.formError} />
        <FormField name="name" label={t('create.label')}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} required dir="auto" className="text-match-parent" autoComplete="off" />
              <Button
                type="submit"
                variant={isNew ? 'primary' : 'second'}
                size={36}
                writes
                loading={form.sending}
              >
                {isNew ? t('create.submit') : t('rename.submit')}
              </Button>
            </div>
          )}
        </FormField>
      </PostForm>
    </FormContext>
  );
}
