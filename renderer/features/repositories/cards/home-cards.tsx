import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RepositoriesHome } from '#contract/repositories/cards.ts';
import type { Repository } from '#contract/repositories/repositories.ts';
import { repositoryFacts } from '#contract/repositories/repository-facts.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { useMay } from '../../../components/record/use-entity.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { NoData } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import type { HomeCardProps, HomeCards } from '../../../layout/routes/parts/home-part.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { useOpenedRecords } from '../../../lib/recent/opened-records.ts';
import { useApi } from '../../../lib/services/use-api.ts';

const shown = 3;

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
  const mayCreate = useMay(repositoryFacts, 'create');
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

/** The repositories that the user opened last in this browser, as they are now; those that are gone are left out. */
function OpenedRepositories({ home }: Pick<HomeCardProps<unknown>, 'home'>) {
  const { t } = useTranslation('repositories-area');
  const { api } = useApi();
  const opened = useOpenedRecords()
    .filter(({ kind }) => kind === 'repository')
    .slice(0, shown);
  const found = useQueries({
    queries: opened.map(({ id }) => api.repositories.read.queryOptions({ input: { id } })),
  });
  if (found.every(({ data, error, isError }) => isGone(error) || (isError && !data))) return null;
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('home.opened')}</h2>
      <ul className="mt-2 border-line border-t text-13">
        {opened.map(({ id, at }, place) => {
          const { data, error, isPending } = found[place] ?? {};
          if (data && !isGone(error))
            return <RepositoryRow key={id} repository={data} at={at} now={home.readAt} />;
          return isPending ? <RowSkeleton key={id} /> : null;
        })}
      </ul>
    </section>
  );
}

/** Whether an error means that the record is gone. After other errors the cached one is shown. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function RowSkeleton() {
  return (
    <li aria-hidden="true" className="grid h-15.5 content-center gap-2 border-line border-b last:border-b-0">
      <Skeleton className="w-28" />
      <Skeleton className="h-2 w-52 opacity-60" />
    </li>
  );
}

interface RepositoryRowProps {
  repository: Pick<Repository, 'id' | 'name' | 'description'>;
  /** Time of the change or visit to show, ISO 8601. */
  at: string;
  now: string;
}

/** A repository in a short list: name and description lead to it. */
function RepositoryRow({ repository: { id, name, description }, at, now }: RepositoryRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2 last:border-b-0">
      <Link
        to={`/app/repositories/${id}`}
        className="min-w-0 flex-1 content-center rounded-6 py-0.75 max-sm:min-h-11"
      >
        <span dir="auto" className="block truncate font-medium text-14 text-match-parent">
          {name}
        </span>
        {description && (
          <span dir="auto" className="block truncate text-text-3 text-match-parent">
            {description}
          </span>
        )}
      </Link>
      <RelativeTime at={at} now={now} className="text-text-3 tabular-nums" />
    </li>
  );
}
