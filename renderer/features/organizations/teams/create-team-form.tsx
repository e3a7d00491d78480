import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { loadSchema } from './load-team-schema.ts';

/** One field is all that a new team needs; its members are added on its page. */
export function CreateTeam() {
  const { t } = useTranslation('organizations-teams');
  const form = useForm({ loadSchema, initial: { name: '' } });
  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset
        onInput={form.onInput}
        onBlur={form.onBlur}
        className="mt-5 grid max-w-100 gap-3"
      >
        <FormAlert formError={form.formError} />
        <FormField name="name" label={t('create.label')}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} required dir="auto" className="text-match-parent" autoComplete="off" />
              <Button type="submit" variant="primary" size={36} writes loading={form.sending}>
                {t('create.submit')}
              </Button>
            </div>
          )}
        </FormField>
      </PostForm>
    </FormContext>
  );
}
