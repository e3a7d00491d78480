import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slugOf } from '#contract/organizations/slug.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { writeFields } from '../../../components/form/form-values.ts';
import { Input } from '../../../components/ui/input.tsx';
import { organizationForm } from './organization-form.ts';
import { SlugNote } from './slug-note.tsx';

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
      <Field name="name" label={t('fields.name')} autoFocus={autoFocus}>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="organization" className="text-match-parent" />
        )}
      </Field>
      <Field name="slug" label={t('fields.slug')} hint={<SlugNote slug={slug} own={ownSlug} />}>
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
