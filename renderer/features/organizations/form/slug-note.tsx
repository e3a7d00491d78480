import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSlug } from '#contract/organizations/slug.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useApi } from '../../../lib/services/use-api.ts';

/** Fast typing asks once, in milliseconds. */
const debounce = 300;

interface SlugNoteProps {
  /** As it is typed. */
  slug: string;
  /** The one that the organization has already: nothing has to be asked. */
  own: string | undefined;
}

/** Below the field of the short name: what it is for, and what the server says of the one that is typed. */
export function SlugNote({ slug: typed, own }: SlugNoteProps) {
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
