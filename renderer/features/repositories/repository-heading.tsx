import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
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
    <div className="mb-8">
      <h1 ref={heading} dir="auto" className="mb-1.5 text-24 text-match-parent leading-[1.3] wrap-anywhere">
        {name}
      </h1>
      {isWebLink(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="link ltr-isolate wrap-anywhere">
          {shortLink(link)} <Icon of={ArrowUpRight} size={14} className="inline align-[-2px]" />
          <span className="sr-only"> {t('opensNewTab')}</span>
        </a>
      ) : (
        <span className="ltr-isolate wrap-anywhere">{link}</span>
      )}
    </div>
  );
}
