import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ConfirmedPurpose } from '#contract/passkeys/passkeys.ts';
import { askForPasskey, canUsePasskeys } from '../../lib/passkeys/webauthn.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';

/** Button in a form with codes, which fills in the one that was sent to the own address, for users who have a passkey. */
export function UsePasskey({ purpose }: { purpose: ConfirmedPurpose }) {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
  const { webAuthn: isOffered } = useInit();
  const { data } = useQuery(api.passkeys.list.queryOptions());
  const use = useMutation({
    async mutationFn(_: HTMLFormElement | null) {
      const options = await api.passkeys.confirmOptions.call({ purpose });
      const credential = await askForPasskey(options, t('notUsed'));
      return await api.passkeys.confirm.call({ purpose, credential });
    },
    onSuccess: ({ code }, form) => fillIn(form, code),
  });
  if (!data?.items.length || !isOffered || !canUsePasskeys()) return null;
  return (
    <>
      <FailureAlert error={use.error} />
      <button
        type="button"
        aria-busy={use.isPending || undefined}
        className="link -my-1 justify-self-start py-1 text-13"
        onClick={(event) => !use.isPending && use.mutate(event.currentTarget.form)}
      >
        {t('use')}
      </button>
    </>
  );
}

/** As if it had been typed: where the form sends itself, the last character does it. */
function fillIn(form: HTMLFormElement | null, code: string): void {
  const field = form?.elements.namedItem('currentCode') ?? form?.elements.namedItem('code');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = code;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
