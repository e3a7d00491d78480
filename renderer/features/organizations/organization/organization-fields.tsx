import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSlug, slugOf } from '#contract/organizations/slug.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { writeFields } from '../../../components/form/form-values.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { organizationForm } from './organization-form.ts';

/** Fast typing asks once, in milliseconds. */
const debounce = 300;

const { Field } = organizationForm;

interface OrganizationFieldsProps {
  /** The short name that it has already. */
  ownSlug?: string;
  autoFocus?: boolean;
}

/** Name and short name. That of a new one follows the name until somebody types another. */
export function OrganizationFields({ ownSlug, autoFocus }: OrganizationFieldsProps) {
  const { t } = useTranslation('organizations');
  const [slug, setSlug] = useState(useFormContext().values.slug ?? '');
  useSuggestedSlug(ownSlug === undefined);
  return (
    <>
      <Field name="name" label={t('form.name')} autoFocus={autoFocus}>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="organization" className="text-match-parent" />
        )}
      </Field>
      <Field name="slug" label={t('form.slug')} hint={<SlugNote slug={slug} own={ownSlug} />}>
        {(control) => (
          <Input
            {...control}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="[[dir=rtl]_&]:text-end"
            onInput={(event) => setSlug(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Puts the short name for what is typed as the name into its field, as long as nothing else was typed there. */
function useSuggestedSlug(suggests: boolean): void {
  const { ref } = useFormContext();
  useEffect(() => {
    const form = ref.current;
    if (!form || !suggests) return;
    let suggested = '';
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'name') return;
      const field = form.elements.namedItem('slug');
      if (!(field instanceof HTMLInputElement) || field.value !== suggested) return;
      suggested = slugOf(target.value);
      writeFields(form, { slug: suggested });
    };
    form.addEventListener('input', follow);
    return () => form.removeEventListener('input', follow);
  }, [ref, suggests]);
}

interface SlugNoteProps {
  /** Text in the field. */
  slug: string;
  /** The one that the organization has already: nothing has to be asked. */
  own: string | undefined;
}

/** Note below the slug: its use, or what the server says of the one that is typed. */
function SlugNote({ slug: typed, own }: SlugNoteProps) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const slug = typed.trim().toLowerCase();
  const settled = useSettled(slug);
  const isAsked = slug !== '' && slug !== own && isSlug(slug);
  const { data } = useQuery({
    ...api.organizations.checkSlug.queryOptions({ input: { slug: settled } }),
    enabled: isAsked && settled === slug,
    // Somebody else may take it meanwhile; the server decides in the end.
    staleTime: 10_000,
    retry: false,
  });
  const answer = settled === slug ? data?.isFree : undefined;
  return (
    <span role="status">
      {slug === '' || slug === own ? (
        t('slug.hint')
      ) : !isAsked ? (
        <span className="text-danger-text">{t('validation.slug.invalid')}</span>
      ) : answer === undefined ? (
        t('slug.checking')
      ) : answer ? (
        <span className="inline-flex items-center gap-1 text-success-text">
          <Icon of={Check} size={14} />
          {t('slug.free')}
        </span>
      ) : (
        <span className="text-danger-text">{t('slug.used')}</span>
      )}
    </span>
  );
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
