import Monitor from 'lucide-react/icons/monitor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import type { CurrentUser } from '#contract/api/init.ts';
import { product } from '#contract/product.ts';
import type { DesktopSignInRequest } from '#contract/schemas/desktop-sign-in.ts';
import { FormAlert } from '../../components/form/form-alert.tsx';
import type { FormError } from '../../components/form/form-error.ts';
import { Link } from '../../components/navigation/link.tsx';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { DesktopSignInUnavailable, ReturnToApp } from './return-to-app.tsx';
import type { DesktopSignInResult } from './sign-in-desktop.ts';

/** Page on which a user agrees to a session for the desktop app, and is sent back to it. */
export function DesktopSignInPage() {
  const { currentUser, demo } = useInit();
  const signInRequest = useLoaderData<DesktopSignInRequest | null>();
  const answer = useActionData<DesktopSignInResult>();
  if (demo) return <DesktopSignInUnavailable reason="demo" />;
  if (!signInRequest || !currentUser) return <DesktopSignInUnavailable reason="invalid" />;
  if (currentUser.impersonatedBy) return <DesktopSignInUnavailable reason="impersonating" />;
  if (answer && 'code' in answer)
    return <ReturnToApp key={answer.code} given={answer} signInRequest={signInRequest} />;
  return <ConfirmDesktopSignIn currentUser={currentUser} signInRequest={signInRequest} formError={answer} />;
}

interface ConfirmDesktopSignInProps {
  currentUser: CurrentUser;
  signInRequest: DesktopSignInRequest;
  formError: FormError | undefined;
}

/** Asks whether the app on the device may have a session of the account; nothing has happened before the press. */
function ConfirmDesktopSignIn({
  currentUser,
  signInRequest: { device },
  formError,
}: ConfirmDesktopSignInProps) {
  const { t } = useTranslation('desktop-sign-in');
  const { id, name, email, image } = currentUser;
  const intent = useNavigation().formData?.get('intent');
  const texts = { product: product.name, device: isolate(device) };
  return (
    <>
      <AuthHeading title={t('confirm.title', texts)}>{t('confirm.description')}</AuthHeading>
      <FormAlert formError={formError} />
      <dl className="min-w-0 rounded-8 border border-line bg-raised">
        <PartyRow
          label={t('confirm.account')}
          picture={<Avatar id={id} name={name} image={image} size={32} />}
        >
          <span dir="auto" className="block truncate font-medium text-match-parent">
            {name}
          </span>
          <span className="ltr-isolate block truncate text-13 text-text-2">{email}</span>
        </PartyRow>
        <PartyRow
          label={t('confirm.device')}
          picture={
            <span className="grid size-8 place-items-center text-text-3">
              <Icon of={Monitor} />
            </span>
          }
        >
          <span dir="auto" className="wrap-anywhere block font-medium text-match-parent">
            {device}
          </span>
        </PartyRow>
      </dl>
      <Alert tone="warning">{t('confirm.warning')}</Alert>
      <div className="grid gap-2">
        <PostForm>
          <Button
            type="submit"
            name="intent"
            value="continue"
            variant="primary"
            size={44}
            full
            loading={intent === 'continue'}
          >
            {t('confirm.continue')}
          </Button>
        </PostForm>
        <div className="flex flex-wrap justify-between gap-2">
          <PostForm>
            <Button type="submit" name="intent" value="change" size={36} loading={intent === 'change'}>
              {t('confirm.otherAccount')}
            </Button>
          </PostForm>
          <Link to="/" className={buttonClass({ variant: 'ghost', size: 36 })}>
            {t('confirm.cancel')}
          </Link>
        </div>
      </div>
    </>
  );
}

interface PartyRowProps {
  label: string;
  /** 32 wide and high. */
  picture: ReactNode;
  children: ReactNode;
}

/** One of the two that come together: the account, or the device. */
function PartyRow({ label, picture, children }: PartyRowProps) {
  return (
    <div className="relative py-2.5 ps-14 pe-3 not-first:border-line not-first:border-t">
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="text-14">
        <span className="absolute inset-y-0 start-3 flex items-center">{picture}</span>
        {children}
      </dd>
    </div>
  );
}
