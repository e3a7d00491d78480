import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { accountSearch, readSearch } from '#contract/validation/search-params.ts';
import { FormAlert } from '../../components/form/form-alert.tsx';
import { FormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { UnsavedChangesPrompt } from '../../components/form/unsaved-changes-prompt.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { PictureChoice } from '../../components/picture/picture-choice.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useAccountChange } from './account-change.ts';
import { EmailRow } from './email-row.tsx';

const loadSchema = async () => (await import('./save-name.ts')).nameFormSchema;

/** Picture, name and address. */
export function ProfileSection({ account }: { account: Account }) {
  return (
    <div className="grid gap-5">
      <PictureRow account={account} />
      <NameForm name={account.name} />
      <EmailRow account={account} />
    </div>
  );
}

/** The own picture. */
function PictureRow({ account: { name, email, image } }: { account: Account }) {
  const { t } = useTranslation('account');
  const { api } = useApi();
  const id = useInit().currentUser?.id ?? '';
  const change = useAccountChange();
  return (
    <PictureChoice
      shape="round"
      shown={<Avatar id={id} name={name || email} image={image} size={64} />}
      hasPicture={image !== null}
      reason={useActingReason()}
      removeDescription={t('picture.removeDescription')}
      save={async (content) => change(await api.account.uploadPicture.call({ content }))}
      remove={async () => change(await api.account.removePicture.call())}
    />
  );
}

/** The own name. `state=change-name` in the page's address begins with it. */
function NameForm({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const reason = useActingReason();
  const form = useForm({ loadSchema, initial: { name } });
  const [search] = useSearchParams();
  const { state } = readSearch(accountSearch, search);
  const { ref } = form;

  const [typed, setTyped] = useState(name);
  const dirty = typed !== name;
  const known = useRef(name);

  useEffect(() => {
    const field = fieldOf(ref.current);
    if (!field) return;
    // What was saved comes back without spaces around it; a name changed elsewhere does not take what is typed here.
    if (field.value === known.current || field.value.trim() === name) field.value = name;
    known.current = name;
    setTyped(field.value);
  }, [name, ref]);

  useEffect(() => {
    if (state !== 'change-name') return;
    fieldOf(ref.current)?.focus();
    fieldOf(ref.current)?.select();
  }, [state, ref]);

  return (
    <FormContext value={form}>
      <PostForm
        ref={ref}
        replace
        preventScrollReset
        onInput={(event) => {
          form.onInput(event);
          setTyped(fieldOf(event.currentTarget)?.value ?? name);
        }}
        onBlur={form.onBlur}
        className="grid max-w-100 gap-3"
      >
        <FormAlert formError={form.formError} />
        <FormField name="name" label={t('profile.name')} hint={reason}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                required
                readOnly={Boolean(reason)}
                dir="auto"
                className="text-match-parent"
                autoComplete="name"
              />
              {/* Not `disabled`: without JavaScript it has to work, and with it the focus stays after saving. */}
              <Button
                type="submit"
                size={36}
                writes
                loading={form.sending}
                aria-disabled={!dirty || undefined}
              >
                {t('profile.save')}
              </Button>
            </div>
          )}
        </FormField>
      </PostForm>
      {dirty && <UnsavedChangesPrompt />}
    </FormContext>
  );
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('name');
  return field instanceof HTMLInputElement ? field : undefined;
}
