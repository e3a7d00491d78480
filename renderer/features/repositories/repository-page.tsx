import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useTranslation } from 'react-i18next';
import type { ListedRepository, Repository } from '#contract/repositories/repositories.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { EntityRecordPage } from '../../layout/entity/entity-record-page.tsx';
import { repositoryEntity } from './repository-entity.ts';
import { isWebLink, shortLink } from './repository-link.tsx';

/** One repository: what it is, and what can be done with it; for managers what was done to it, too. */
export function RepositoryPage() {
  return (
    <EntityRecordPage<ListedRepository, Repository>
      entity={repositoryEntity}
      subheading={({ link }) => <HeadingLink link={link} />}
      head={({ link }) => isWebLink(link) && <OpenLink link={link} />}
      except={['link', 'description']}
    >
      {({ description }) => <Description text={description} />}
    </EntityRecordPage>
  );
}

/** The link of a repository below its name. */
function HeadingLink({ link }: { link: string }) {
  const { t } = useTranslation('ui');
  return isWebLink(link) ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className="link ltr-isolate wrap-anywhere">
      {shortLink(link)} <Icon of={ArrowUpRight} size={14} className="inline align-[-2px]" />
      <span className="sr-only"> {t('opensNewTab')}</span>
    </a>
  ) : (
    <span className="ltr-isolate wrap-anywhere">{link}</span>
  );
}

/** Description of a repository, its lines as they were typed, each in its own direction; or a note that there is none. */
function Description({ text }: { text: string | null }) {
  const { t } = useTranslation('repositories');
  return (
    <div className="grid gap-5">
      {text ? (
        <p className="max-w-[64ch] whitespace-pre-line text-14 text-match-parent leading-[1.6] wrap-anywhere [unicode-bidi:plaintext]">
          {text}
        </p>
      ) : (
        <p className="text-14 text-text-3">{t('detail.noDescription')}</p>
      )}
    </div>
  );
}

function OpenLink({ link }: { link: string }) {
  const { t } = useTranslation('repositories');
  const { t: ui } = useTranslation('ui');
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ className: 'max-sm:hidden' })}
    >
      {t('openLink')}
      <span className="sr-only"> {ui('opensNewTab')}</span>
      <Icon of={ArrowUpRight} size={14} flip />
    </a>
  );
}
