import { useMutation, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import type { ConfirmedPurpose } from '#contract/passkeys/passkeys.ts';
import { askForPasskey, canUsePasskeys } from '../../lib/passkeys/webauthn.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { StandInProps } from '../codes/codes-form.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Icon } from '../ui/icon.tsx';

interface UsePasskeyProps extends StandInProps {
  purpose: ConfirmedPurpose;
}

/** Button in a form with codes, for users who have a passkey: with it none is needed from the own address. */
export function UsePasskey({ purpose, confirmed, onConfirmed }: UsePasskeyProps) {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
  const { webAuthn: isOffered } = useInit();
  const { data } = useQuery(api.passkeys.list.queryOptions());
  const use = useMutation({
    async mutationFn() {
      const options = await api.passkeys.confirmOptions.call({ purpose });
      const credential = await askForPasskey(options, t('notUsed'));
      return await api.passkeys.confirm.call({ purpose, credential });
    },
    onSuccess: ({ code }) => onConfirmed(code),
  });
  if (!data?.items.length || !isOffered || !canUsePasskeys()) return null;
  if (confirmed)
    return (
      <p role="status" className="flex items-center gap-2 text-13 text-text-2">
        <Icon of={Check} />
        {t('confirmed')}
      </p>
    );
  return (
    <>
      <FailureAlert error={use.error} />
      <button
        type="button"
        aria-busy={use.isPending || undefined}
        className="link -my-1 justify-self-start py-1 text-13"
        onClick={() => !use.isPending && use.mutate()}
      >
        {t('use')}
      </button>
    </>
  );
}
