import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Repository } from '#contract/repositories/repositories.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { HomeCardProps } from '../../../layout/home/home-part.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useOpenedRecords } from '../../../lib/recent/opened-records.ts';
import { useApi } from '../../../lib/services/use-api.ts';

const shown = 3;

/** The repositories that the user opened last in this browser, as they are now; those that are gone are left out. */
export function OpenedRepositories({ home }: Pick<HomeCardProps<unknown>, 'home'>) {
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

/** What was read before stays known when it is asked for in vain. */
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
  /** What happened to it when, ISO 8601. */
  at: string;
  now: string;
}

/** A repository in a short list: name and description lead to it. */
export function RepositoryRow({ repository: { id, name, description }, at, now }: RepositoryRowProps) {
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
