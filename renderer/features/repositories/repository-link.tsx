import clsx from 'clsx';
import { useTranslation } from 'react-i18next';

interface RepositoryLinkProps {
  link: string;
  className?: string;
}

/** The link of a repository as users read it: without the scheme that all of them have. */
export function shortLink(link: string): string {
  return link.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** Only what a browser opens as a page is a link; the server takes nothing else, but rows may be older than its rules. */
export function isWebLink(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

/** Link to the code of a repository, in a new tab without opener and referrer. */
export function RepositoryLink({ link, className }: RepositoryLinkProps) {
  const { t } = useTranslation('ui');
  if (!isWebLink(link)) return <span className={clsx('ltr-isolate', className)}>{link}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx('rounded-4 ltr-isolate hover:underline', className)}
    >
      {shortLink(link)}
      <span className="sr-only">{` ${t('opensNewTab')}`}</span>
    </a>
  );
}
