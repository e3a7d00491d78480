import { useQuery } from '@tanstack/react-query';
import BanIcon from 'lucide-react/icons/ban';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contract/users/user.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { toast } from '../../components/ui/toast.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useUpdateUserCache } from './update-user-cache.ts';
import { useDateTimeText } from './use-date-text.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { displayName } from './user-entity.ts';

/** Says that a user is banned, until when and why, with the way to lift it. */
export function BannedAlert({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { api } = useApi();
  const updateUserCache = useUpdateUserCache();
  const reasonOf = useDisabledReason();
  const dateText = useDateTimeText();
  const [lifting, setLifting] = useState(false);
  const { data: activity } = useQuery(api.users.activity.queryOptions({ input: { id: user.id } }));
  const admin = activity?.items.find(({ action }) => action === 'user.banned')?.actor;
  const { banReason, banExpires, can } = user;

  async function lift() {
    setLifting(true);
    try {
      updateUserCache(await api.users.unban.call({ id: user.id }));
      toast.success(t('ban.lifted', { name: isolate(displayName(user)) }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(failureText(translate, error));
    } finally {
      setLifting(false);
    }
  }

  return (
    <div ref={restoreFocus}>
      <Alert
        tone="danger"
        icon={BanIcon}
        action={
          <ButtonWithReason
            size={28}
            writes
            loading={lifting}
            reason={reasonOf(can.unban.code)}
            onClick={() => void lift()}
          >
            {t('banned.unban')}
          </ButtonWithReason>
        }
      >
        <b suppressHydrationWarning>
          {banExpires ? t('banned.until', { date: dateText(banExpires) }) : t('banned.noEnd')}
        </b>
        {admin && ` ${t('banned.by', { name: isolate(admin.name) })}`}
        {banReason && (
          <>
            : <bdi>{banReason}</bdi>
          </>
        )}
      </Alert>
    </div>
  );
}
