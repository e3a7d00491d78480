import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository, Repository } from '#contract/repositories/repositories.ts';
import { RecordHeading } from '../../components/record/page/record-head.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { isWebLink, shortLink } from './repository-link.tsx';

interface RepositoryHeadingProps {
  repository: ListedRepository;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Name and link at the top of a repository's page. */
export function RepositoryHeading({ repository: { name, link }, heading }: RepositoryHeadingProps) {
  const { t } = useTranslation('ui');
  return (
    <RecordHeading name={name} heading={heading}>
      {isWebLink(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="link ltr-isolate wrap-anywhere">
          {shortLink(link)} <Icon of={ArrowUpRight} size={14} className="inline align-[-2px]" />
          <span className="sr-only"> {t('opensNewTab')}</span>
        </a>
      ) : (
        <span className="ltr-isolate wrap-anywhere">{link}</span>
      )}
    </RecordHeading>
  );
}

/** Description of a repository, or a note that it has none. */
export function RepositoryTexts({ repository }: { repository: Repository }) {
  const { t } = useTranslation('repositories');
  return (
    <div className="grid gap-5">
      {repository.description ? (
        <LongText text={repository.description} />
      ) : (
        <p className="text-14 text-text-3">{t('detail.noDescription')}</p>
      )}
    </div>
  );
}

/** Lines as they were typed, each in its own direction of writing. */
function LongText({ text }: { text: string }) {
  return (
    <p className="max-w-[64ch] whitespace-pre-line text-14 text-match-parent leading-[1.6] wrap-anywhere [unicode-bidi:plaintext]">
      {text}
    </p>
  );
}
