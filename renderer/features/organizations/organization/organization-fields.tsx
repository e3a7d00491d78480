import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSlug, slugOf } from '#contract/organizations/slug.ts';
import { defineForm } from '../../../components/form/define-form.ts';
import { textKind } from '../../../components/form/field-kinds.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { writeFields } from '../../../components/form/form-values.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/services/use-api.ts';

/** Fast typing asks once, in milliseconds. */
const debounce = 300;

export const organizationForm = defineForm(
  async () => (await import('#contract/organizations/organization-input.ts')).organizationInputSchema,
  { name: textKind, slug: textKind },
);

const { Field } = organizationForm;

interface OrganizationFieldsProps {
  /** The short name that it has already. */
  ownSlug?: string;
  autoFocus?: boolean;
  /** Nothing can be saved now; the form says why. */
  readOnly?: boolean;
  /** Told of the name as it is typed. */
  onName?(name: string): void;
}

/** Name and short name. That of a new one follows the name until somebody types another. */
export function OrganizationFields({ ownSlug, autoFocus, readOnly, onName }: OrganizationFieldsProps) {
  const { t } = useTranslation('organizations');
  const { ref, values } = useFormContext();
  const [slug, setSlug] = useState(values.slug ?? '');
  const suggested = useRef('');

  /** Puts the short name for a name into its field, as long as nothing else was typed there. */
  function suggest(name: string) {
    onName?.(name);
    const field = ref.current?.elements.namedItem('slug');
    const isOwn =
      ownSlug !== undefined || !(field instanceof HTMLInputElement) || field.value !== suggested.current;
    if (isOwn || !ref.current) return;
    suggested.current = slugOf(name);
    writeFields(ref.current, { slug: suggested.current });
  }

  return (
    <>
      <Field name="name" label={t('form.name')} autoFocus={autoFocus}>
        {(control) => (
          <Input
            {...control}
            required
            readOnly={readOnly}
            dir="auto"
            autoComplete="organization"
            className="text-match-parent"
            onInput={(event) => suggest(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field name="slug" label={t('form.slug')} hint={<SlugNote slug={slug} own={ownSlug} />}>
        {(control) => (
          <Input
            {...control}
            required
            readOnly={readOnly}
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

const tones = {
  hint: undefined,
  checking: undefined,
  free: 'inline-flex items-center gap-1 text-success-text',
  invalid: 'text-danger-text',
  used: 'text-danger-text',
};

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
  const isAsked = slug !== '' && slug !== own && isSlug(slug);
  const options = api.organizations.checkSlug.queryOptions({ input: { slug } });
  const { data } = useQuery({
    ...options,
    async queryFn(context) {
      await new Promise((resolve) => setTimeout(resolve, debounce));
      context.signal.throwIfAborted();
      return options.queryFn(context);
    },
    enabled: isAsked,
    // Somebody else may take it meanwhile; the server decides in the end.
    staleTime: 10_000,
    retry: false,
  });
  const state = slug === '' || slug === own ? 'hint' : stateOf(isAsked, data?.isFree);
  return (
    <span role="status" className={tones[state]}>
      {state === 'free' && <Icon of={Check} size={14} />}
      {t(state === 'invalid' ? 'validation.slug.invalid' : `slug.${state}`)}
    </span>
  );
}

function stateOf(isAsked: boolean, isFree: boolean | undefined) {
  if (!isAsked) return 'invalid';
  if (isFree === undefined) return 'checking';
  return isFree ? 'free' : 'used';
}
