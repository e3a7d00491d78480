import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { FormError } from '../../components/form/form-error.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { FormErrorAlert } from './form-error-alert.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { useCheckedField } from './use-checked-field.ts';

const loadSchema = async () => (await import('#contract/validation/name.ts')).nameSchema;

/**
 * The first step of a new person, in place of the page asked for. The form is sent to that page's address, where the
 * guard takes it.
 */
export function OnboardingPage({ formError }: { formError: FormError | undefined }) {
  const { t } = useTranslation('sign-in');
  const { visitor } = useInit();
  const { pathname, search } = useLocation();
  const name = useCheckedField('name', loadSchema, formError, visitor?.name ?? '');
  const sending = useNavigation().formData?.has('name') ?? false;
  return (
    <>
      <AuthHeading title={t('onboarding.title')}>{t('onboarding.description')}</AuthHeading>
      <FormErrorAlert formError={formError} />
      <PostForm action={pathname + search} className="grid gap-4">
        <Field label={t('onboarding.name')} error={name.error}>
          <Input
            {...name.input}
            size={44}
            required
            dir="auto"
            className="text-match-parent"
            autoComplete="name"
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" size={44} full loading={sending}>
          {t('onboarding.continue')}
        </Button>
      </PostForm>
      {visitor && <SignedInAs visitor={visitor} />}
    </>
  );
}
