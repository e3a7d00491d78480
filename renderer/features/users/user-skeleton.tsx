import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { findListed } from '../../components/list/list-page.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FactsSkeleton } from '../../components/ui/facts.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { Section } from './section.tsx';
import { displayName } from './user-entity.ts';
import { UserHeading } from './user-heading.tsx';

const widths = ['w-32', 'w-28', 'w-36', 'w-26', 'w-34', 'w-30', 'w-29', 'w-33'];

/** The page of a user while it comes, with what the list has told of them. The way back works already. */
export function UserSkeleton({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { t: area } = useTranslation('users-area');
  const { api, queryClient } = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const user = findListed<ListedUser>(queryClient, api.users.list.key({ type: 'infinite' }), id);
  return (
    <>
      <DetailHead
        list={{ to: '/manager/users', label: area('title') }}
        name={user ? displayName(user) : ''}
        heading={heading}
      />
      <DetailPage
        heading={user ? <UserHeading user={user} heading={heading} /> : <HeadingSkeleton />}
        facts={
          <div className="lg:pt-1.5">
            <FactsSkeleton count={6} />
          </div>
        }
      >
        <Section title={t('sessions.title')}>
          <SessionsSkeleton count={3} />
        </Section>
      </DetailPage>
    </>
  );
}

function HeadingSkeleton() {
  return (
    <div className="mb-8 flex items-center gap-5">
      <Skeleton className="size-16 rounded-full" />
      <span className="grid gap-3">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="w-56" />
      </span>
    </div>
  );
}

/** As many rows as there are sessions, in their height. */
export function SessionsSkeleton({ count }: { count: number }) {
  return (
    <Loading className="animate-late">
      {widths.slice(0, Math.max(count, 1)).map((width) => (
        <p key={width} className="flex min-h-13 items-center gap-3 border-line border-b last:border-b-0">
          <Skeleton className="size-8 rounded-8" />
          <span className="grid flex-1 gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
          <Skeleton className="w-14 opacity-70" />
        </p>
      ))}
    </Loading>
  );
}
