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
import { ConfirmedPost } from './confirmed-post.tsx';

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
  const { id, email, name, role, state, teams, inviterName, createdAt, expiresAt } = invitation;
  const working = sent?.get('invitationId') === id ? sent.get('intent') : undefined;
  const until = dateText(new Date(expiresAt), i18n.language, timeZone);
  return (
    <li className="flex min-h-14 flex-wrap content-center items-center gap-x-3 border-line border-b py-2 text-13 last:border-b-0">
      <span className="wrap-anywhere flex max-w-full flex-auto flex-wrap items-baseline gap-x-2 font-medium text-14 max-sm:w-full sm:flex-1">
        {name && <bdi>{name}</bdi>}
        <bdi dir="ltr" className={name ? 'font-normal text-13 text-text-3' : undefined}>
          {email}
        </bdi>
      </span>
      {/* Below all of the row, so that it is as wide as that; on phones right below the address. */}
      <span className="w-full text-12 text-text-3 max-sm:mb-1.5 sm:order-last">
        {t('tab.by', { name: isolate(inviterName) })} <RelativeTime within at={createdAt} now={readAt} />
        {state === 'open' && <span suppressHydrationWarning> · {t('tab.validUntil', { date: until })}</span>}
        {teams.length > 0 && ` · ${t('tab.teams', { names: teams.map(({ name }) => isolate(name)) })}`}
      </span>
      <RoleBadge role={role} />
      <State of={dots[state]}>{t(`tab.states.${state}`)}</State>
      {state !== 'accepted' && (
        <span className="ms-auto flex gap-1.5">
          <PostForm preventScrollReset>
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
          </PostForm>
          {state === 'open' && (
            <ConfirmedPost
              intent="cancel"
              fields={{ invitationId: id }}
              label={t('tab.cancelOf', { email })}
              loading={working === 'cancel'}
              question={{
                title: t('tab.cancelAsk', { email: isolate(email) }),
                description: t('tab.cancelText'),
                confirmLabel: t('tab.cancelConfirm'),
                cancelLabel: t('tab.cancelKeep'),
              }}
            >
              {t('tab.cancel')}
            </ConfirmedPost>
          )}
        </span>
      )}
    </li>
  );
}
