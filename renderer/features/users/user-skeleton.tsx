import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { findListed } from '../../components/list/find-listed.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FactsSkeleton } from '../../components/ui/facts-skeleton.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { displayName } from './display-name.ts';
import { Section } from './section.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { UserHeading } from './user-heading.tsx';

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
