import { useTranslation } from 'react-i18next';

/** What a repository is for: its lines as they were typed, each in its own direction of writing. */
export function RepositoryDescription({ description }: { description: string | null }) {
  const { t } = useTranslation('repositories');
  if (!description) return <p className="text-14 text-text-3">{t('detail.noDescription')}</p>;
  return (
    <p className="max-w-[64ch] whitespace-pre-line text-14 text-match-parent leading-[1.6] wrap-anywhere [unicode-bidi:plaintext]">
      {description}
    </p>
  );
}
