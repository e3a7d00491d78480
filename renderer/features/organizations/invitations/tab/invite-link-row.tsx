import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { InviteLink } from '#contract/organizations/invite-links.ts';
import { CopyButton } from '../../../../components/ui/copy-button.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { dateText } from '../../../../lib/format/date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useTimeZone } from '../../../../lib/preferences/time-zone.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { RoleBadge } from '../../organization/role-badge.tsx';
import { ConfirmedPost } from './confirmed-post.tsx';

/** One link: its address to be copied, and how far it goes. */
export function InviteLinkRow({ link }: { link: InviteLink }) {
  const { t, i18n } = useTranslation('organizations-invitations');
  const timeZone = useTimeZone() ?? 'UTC';
  const impersonatedBy = useInit().visitor?.impersonatedBy;
  const sent = useNavigation().formData;
  const { id, url, role, uses, useLimit, creatorName, expiresAt } = link;
  const date = dateText(new Date(expiresAt), i18n.language, timeZone);
  return (
    <li className="grid gap-1.5 border-line border-b py-3 text-13 last:border-b-0">
      {url === null && !impersonatedBy && <p className="text-text-2">{t('tab.links.noAddress')}</p>}
      {url !== null && (
        <span className="flex items-center gap-2">
          <Input
            readOnly
            type="url"
            size={32}
            value={url}
            aria-label={t('tab.links.address')}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1"
          />
          <CopyButton text={url} label={t('tab.links.copy')} />
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoleBadge role={role} />
        <span suppressHydrationWarning className="min-w-48 flex-1 text-12 text-text-3">
          {useLimit === null
            ? t('tab.links.uses', { count: uses })
            : t('tab.links.usesOf', { count: uses, limit: useLimit })}
          {' · '}
          {t('tab.validUntil', { date })}
          {' · '}
          {t('tab.links.by', { name: isolate(creatorName) })}
        </span>
        <ConfirmedPost
          intent="revoke-link"
          fields={{ linkId: id }}
          loading={sent?.get('linkId') === id}
          question={{
            title: t('tab.links.revokeAsk'),
            description: t('tab.links.revokeText'),
            confirmLabel: t('tab.links.revokeConfirm'),
          }}
        >
          {t('tab.links.revoke')}
        </ConfirmedPost>
      </span>
    </li>
  );
}
