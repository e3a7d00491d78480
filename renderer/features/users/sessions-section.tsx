import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contract/users/user.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { SessionList } from '../../components/session-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { toast } from '../../components/ui/toast.ts';
import { RowsSkeleton, TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { listOrHeading } from '../../lib/navigation/heading-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { invalidateUser } from './change-user.ts';
import { Section } from './section.tsx';
import { displayName } from './user-entity.ts';

/** The open sessions of a user, each of which can be ended, or all at once. */
export function SessionsSection({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('users');
  const apiServices = useApi();
  const { api } = apiServices;
  const { currentUser } = useInit();
  const revocation = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const { id } = user;
  const options = api.users.sessions.queryOptions({ input: { id } });
  const count = useQuery(options).data?.items.length;
  const mayRevoke = user.can.revokeSessions.allowed;
  const reread = () => invalidateUser(apiServices, id);

  const revokeAll = () =>
    revocation.ask({
      description:
        id === currentUser?.id
          ? t('sessions.revokeOwnText')
          : t('sessions.revokeAllText', { name: isolate(displayName(user)) }),
      async onConfirm() {
        const { count } = await api.users.revokeSessions.call({ id });
        toast.success(t('sessions.allRevoked', { count }));
        await reread();
      },
      focusAfter: () => listOrHeading(list.current),
    });

  return (
    <Section
      title={t('sessions.title')}
      count={count === undefined ? undefined : formatCount(i18n.language, count)}
      action={
        mayRevoke &&
        Boolean(count) && (
          <Button variant="ghost" size={28} writes onClick={revokeAll} className="-me-2.5">
            {t('sessions.revokeAll')}
          </Button>
        )
      }
    >
      <PageQuery options={options} skeleton={<SessionsSkeleton count={user.sessionCount} />}>
        {(sessions) => (
          <>
            {sessions.items.length === 0 && <p className="py-4 text-13 text-text-3">{t('sessions.none')}</p>}
            <SessionList
              ref={list}
              sessions={sessions}
              whose="others"
              endOf={(session) =>
                mayRevoke ? () => api.users.revokeSession.call({ id, sessionId: session.id }) : undefined
              }
              onEnded={reread}
            />
          </>
        )}
      </PageQuery>
      {revocation.dialog}
    </Section>
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
