import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contract/users/user.ts';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { toast } from '../../components/ui/toast.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { displayName } from './display-name.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { invalidateUser } from './update-user-cache.ts';
import { useRevokeSession } from './use-revoke-session.ts';

/** The open sessions of a user, each of which can be ended, or all at once. */
export function SessionsSection({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('users');
  const apiServices = useApi();
  const { api } = apiServices;
  const { visitor: currentUser } = useInit();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    api.users.sessions.queryOptions({ input: { id: user.id } }),
  );
  const { leaving, revoke } = useRevokeSession(user.id);
  const mayRevoke = user.can.revokeSessions.allowed;

  async function revokeAll() {
    const { count } = await api.users.revokeSessions.call({ id: user.id });
    toast.success(t('sessions.allRevoked', { count }));
    await invalidateUser(apiServices, user.id);
  }

  return (
    <Section
      title={t('sessions.title')}
      count={data && formatCount(i18n.language, data.items.length)}
      action={
        mayRevoke &&
        (data?.items.length ?? 0) > 0 && (
          <Button variant="ghost" size={28} writes onClick={() => setAsking(true)} className="-me-2.5">
            {t('sessions.revokeAll')}
          </Button>
        )
      }
    >
      {!data && !isError && <SessionsSkeleton count={user.sessionCount} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.items.length === 0 && <p className="py-4 text-13 text-text-3">{t('sessions.none')}</p>}
      {data && (
        <ul ref={list} tabIndex={-1}>
          {data.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={data.readAt}
              leaving={leaving.has(session.id)}
              onRevoke={mayRevoke ? (button) => revoke(session.id, button) : undefined}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        description={
          user.id === currentUser?.id
            ? t('sessions.revokeOwnText')
            : t('sessions.revokeAllText', { name: isolate(displayName(user)) })
        }
        onConfirm={revokeAll}
        focusAfter={() => list.current}
      />
    </Section>
  );
}
