import { useTranslation } from 'react-i18next';
import type { RepositoriesHome } from '#contract/repositories/cards.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { useMay } from '../../../components/record/use-may.ts';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { NoData } from '../../../components/ui/no-data.tsx';
import type { HomeCardProps, HomeCards } from '../../../layout/home/home-part.ts';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { OpenedRepositories, RepositoryRow } from './opened-repositories.tsx';

/** What the home page shows of repositories. */
export const homeCards: HomeCards<RepositoriesHome> = {
  Summary,
  Main: RecentRepositories,
  More: OpenedRepositories,
};

/** How many repositories changed. */
function Summary({ data: { changed }, since }: HomeCardProps<RepositoriesHome>) {
  const { t, i18n } = useTranslation('repositories-area');
  const { count } = changed;
  return count === 0
    ? t('home.unchanged', { since })
    : t('home.changed', { count, total: formatTotal(i18n.language, changed), since });
}

/** The repositories that changed last, and the way to all of them. */
function RecentRepositories({ data: { total, recent }, home: { readAt } }: HomeCardProps<RepositoriesHome>) {
  const { t, i18n } = useTranslation('repositories-area');
  const mayCreate = useMay({ resource: 'repository', scoped: true }, 'create');
  if (recent.length === 0) {
    const toList = mayCreate && (
      <Link to="/app/repositories" className={buttonClass()}>
        {t('home.openRepositories')}
      </Link>
    );
    return (
      <section>
        <h2 className="flex min-h-8 items-center text-14">{t('home.recent')}</h2>
        <NoData actions={toList}>{t('home.emptyHint')}</NoData>
      </section>
    );
  }
  return (
    <section>
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="flex-1 text-14">{t('home.recent')}</h2>
        <Link to="/app/repositories" className="link -my-1 py-1 text-13 max-sm:-my-3.5 max-sm:py-3.5">
          {t('home.allRepositories', {
            count: total.count,
            total: formatTotal(i18n.language, total),
          })}
        </Link>
      </div>
      <ul className="mt-2 border-line border-t text-13">
        {recent.map((repository) => (
          <RepositoryRow key={repository.id} repository={repository} at={repository.updatedAt} now={readAt} />
        ))}
      </ul>
    </section>
  );
}
