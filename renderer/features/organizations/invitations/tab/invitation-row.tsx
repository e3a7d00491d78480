import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { Invitation } from '#contract/organizations/invitations.ts';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { State, type StateProps } from '../../../../components/ui/state.tsx';
import { dateText } from '../../../../lib/format/date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useTimeZone } from '../../../../lib/preferences/time-zone.ts';
import { RoleBadge } from '../../organization/role-badge.tsx';

const dots: Record<Invitation['state'], StateProps['of']> = {
  open: 'waiting',
  expired: 'neutral',
  accepted: 'active',
  declined: 'banned',
  canceled: 'neutral',
};

/** One invitation: who, as what, by whom, until when, and what can be done. */
export function InvitationRow({ invitation, readAt }: { invitation: Invitation; readAt: string }) {
  const { t, i18n } = useTranslation('organizations-invitations');
  const timeZone = useTimeZone() ?? 'UTC';
  const sent = useNavigation().formData;
  const { id, email, role, state, teams, inviterName, createdAt, expiresAt } = invitation;
  const working = sent?.get('invitationId') === id ? sent.get('intent') : undefined;
  const until = dateText(new Date(expiresAt), i18n.language, timeZone);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b py-2 text-13 last:border-b-0">
      <span className="min-w-48 flex-1">
        <span className="ltr-isolate wrap-anywhere block font-medium text-14">{email}</span>
        <span className="block text-12 text-text-3">
          {t('tab.by', { name: isolate(inviterName) })} <RelativeTime at={createdAt} now={readAt} />
          {state === 'open' && (
            <span suppressHydrationWarning> · {t('tab.validUntil', { date: until })}</span>
          )}
          {teams.length > 0 && ` · ${t('tab.teams', { names: teams.map(({ name }) => isolate(name)) })}`}
        </span>
      </span>
      <RoleBadge role={role} />
      <State of={dots[state]}>{t(`tab.states.${state}`)}</State>
      {state !== 'accepted' && (
        <PostForm className="flex gap-1.5" preventScrollReset>
          <input type="hidden" name="invitationId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="resend"
            size={28}
            writes
            loading={working === 'resend'}
            aria-label={t('tab.resendTo', { email })}
          >
            {t('tab.resend')}
          </Button>
          {state === 'open' && (
            <Button
              type="submit"
              name="intent"
              value="cancel"
              size={28}
              variant="ghost"
              writes
              loading={working === 'cancel'}
              aria-label={t('tab.cancelOf', { email })}
            >
              {t('tab.cancel')}
            </Button>
          )}
        </PostForm>
      )}
    </li>
  );
}
