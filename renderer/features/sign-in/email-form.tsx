import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import type { FormError } from '../../components/form/form-error.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useCheckedField } from './use-checked-field.ts';

const loadSchema = async () => (await import('#contract/validation/email.ts')).emailSchema;

/** Asks for a code by e-mail. Who comes back to change the address finds it there (`?email=`). */
export function EmailForm({ formError }: { formError: FormError | undefined }) {
  const { t } = useTranslation('sign-in');
  const [search] = useSearchParams();
  const email = useCheckedField('email', loadSchema, formError, search.get('email') ?? '');
  const sending = useNavigation().formData?.has('email') ?? false;
  return (
    <PostForm className="grid gap-4">
      <Field label={t('login.email')} error={email.error}>
        <Input
          {...email.input}
          type="email"
          size={44}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('login.emailPlaceholder')}
          autoFocus
        />
      </Field>
      <Button type="submit" variant="primary" size={44} full loading={sending}>
        {t('login.continueWithEmail')}
      </Button>
    </PostForm>
  );
}
