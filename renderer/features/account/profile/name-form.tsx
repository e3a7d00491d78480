import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountSearch, readSearch } from '#contract/validation/search-params.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { UnsavedChangesPrompt } from '../../../components/form/unsaved-changes-prompt.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useOwnerReason } from '../use-owner-reason.ts';

const loadSchema = async () => (await import('./name-form-schema.ts')).nameFormSchema;

/** The own name. `state=change-name` in the page's address begins with it. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const reason = useOwnerReason();
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
