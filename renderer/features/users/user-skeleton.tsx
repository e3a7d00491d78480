import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { findListed } from '../../components/list/list-options.ts';
import { DetailSkeleton } from '../../components/page/detail-skeleton.tsx';
import { useListLink } from '../../components/record/use-entity.ts';
import { FactsSkeleton } from '../../components/ui/facts.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { Section } from './section.tsx';
import { displayName, userEntity } from './user-entity.ts';
import { UserHeading } from './user-heading.tsx';

/** The page of a user while it comes, with what the list has told of them. The way back works already. */
export function UserSkeleton({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { api, queryClient } = useApi();
  const user = findListed<ListedUser>(queryClient, api.users.list.key({ type: 'infinite' }), id);
  return (
    <DetailSkeleton
      list={useListLink(userEntity)}
      known={user && { name: displayName(user), heading: (ref) => <UserHeading user={user} heading={ref} /> }}
      picture="rounded-full"
      facts={
        <div className="lg:pt-1.5">
          <FactsSkeleton count={6} />
        </div>
      }
    >
      <Section title={t('sessions.title')}>
        <SessionsSkeleton count={3} />
      </Section>
    </DetailSkeleton>
  );
}

/** As many rows as there are sessions, in their height. */
export function SessionsSkeleton({ count }: { count: number }) {
  return (
    <Loading className="animate-late">
      <RowsSkeleton count={Math.min(Math.max(count, 1), 8)} className="min-h-13 last:border-b-0">
        <TwoLinesSkeleton picture="rounded-8" widths={['w-32', 'w-24']} />
        <Skeleton className="w-14 opacity-70" />
      </RowsSkeleton>
    </Loading>
  );
}
