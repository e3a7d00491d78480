import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { CurrentUser } from '#contract/api/init.ts';
import type { FormError } from '../../components/form/form-error.ts';
import { useForm } from '../../components/form/use-form.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { FormErrorAlert, useOwnIssueText } from './form-error-alert.tsx';

const loadSchema = async () => ({
  shape: { name: (await import('#contract/validation/name.ts')).nameSchema },
});

/**
 * The first step of a new user, in place of the page asked for. The form is sent to that page's address, where the
 * guard takes it.
 */
export function OnboardingPage({ formError }: { formError: FormError | undefined }) {
  const { t } = useTranslation('sign-in');
  const { currentUser } = useInit();
  const { pathname, search } = useLocation();
  const form = useForm({ loadSchema, initial: { name: currentUser?.name ?? '' }, formError });
  return (
    <>
      <AuthHeading title={t('onboarding.title')}>{t('onboarding.description')}</AuthHeading>
      <FormErrorAlert formError={formError} />
      <PostForm
        ref={form.ref}
        action={pathname + search}
        onInput={form.onInput}
        onBlur={form.onBlur}
        className="grid gap-4"
      >
        <Field label={t('onboarding.name')} error={useOwnIssueText(form.fieldErrors.name)}>
          <Input
            name="name"
            defaultValue={form.values.name}
            size={44}
            required
            dir="auto"
            className="text-match-parent"
            autoComplete="name"
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" size={44} full loading={form.sending}>
          {t('onboarding.continue')}
        </Button>
      </PostForm>
      {currentUser && <SignedInAs currentUser={currentUser} />}
    </>
  );
}

/** The current user, with a button to sign out. */
function SignedInAs({ currentUser: { id, name, email, image } }: { currentUser: CurrentUser }) {
  const { t } = useTranslation('sign-in');
  const leaving = useNavigation().formAction === '/sign-out';
  return (
    <div className="flex items-center gap-2 border-line border-t pt-5 text-13">
      <Avatar id={id} name={name || email} image={image} />
      <p className="min-w-0 flex-1">
        <span className="block text-text-3">{t('onboarding.signedInAs')}</span>
        <span className="ltr-isolate block truncate">{email}</span>
      </p>
      <PostForm action="/sign-out">
        <Button type="submit" variant="ghost" size={32} loading={leaving} className="-me-2.5">
          {t('onboarding.signOut')}
        </Button>
      </PostForm>
    </div>
  );
}
