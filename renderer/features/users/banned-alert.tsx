import { useMutation, useQuery } from '@tanstack/react-query';
import BanIcon from 'lucide-react/icons/ban';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contract/users/user.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { failureText } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { updateUserCache } from './change-user.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { displayName } from './user-entity.ts';

/** Says that a user is banned, until when and why, with the way to lift it. */
export function BannedAlert({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const data = useApi();
  const reasonOf = useDisabledReason();
  const dateText = useDateTimeText();
  const { data: activity } = useQuery(data.api.users.activity.queryOptions({ input: { id: user.id } }));
  const admin = activity?.items.find(({ action }) => action === 'user.banned')?.actor;
  const { banReason, banExpires, can } = user;

  const lift = useMutation({
    mutationFn: () => data.api.users.unban.call({ id: user.id }),
    onSuccess(free) {
      updateUserCache(data, free);
      toast.success(t('ban.lifted', { name: isolate(displayName(user)) }));
    },
    onError: (error) => toast.error(failureText(translate, error)),
  });

  return (
    <div ref={restoreFocus}>
      <Alert
        tone="danger"
        icon={BanIcon}
        action={
          <ButtonWithReason
            size={28}
            writes
            loading={lift.isPending}
            reason={reasonOf(can.unban.code)}
            onClick={() => lift.mutate()}
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
