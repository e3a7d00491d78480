import type { Repository } from '#contract/repositories/repositories.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';

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
