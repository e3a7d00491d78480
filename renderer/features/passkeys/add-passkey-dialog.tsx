import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isName } from '#contract/validation/name.ts';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { deviceName } from '../../components/session-device.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { makePasskey } from '../../lib/passkeys/webauthn.ts';
import { useApi } from '../../lib/services/use-api.ts';

interface AddPasskeyDialogProps {
  /** The own address. */
  email: string;
  /** Time from which the server sends another code, ISO 8601. */
  resendAt: string;
  onResend(): Promise<unknown>;
  open: boolean;
  onClose: () => void;
}

/** Takes the code that lets the browser make a passkey, and its name: that of this device, unless another is typed. */
export default function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { email, resendAt, onResend, open, onClose } = props;
  const { t } = useTranslation('passkeys');
  const { t: sessionText } = useTranslation('sessions');
  const translate = useTranslate();
  const { api, queryClient } = useApi();
  const { data } = useQuery(api.account.sessions.queryOptions());
  const device = data?.items.find(({ isCurrent }) => isCurrent)?.device;
  const [typed, setTyped] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** The code is used up once they are there; what the browser then cancels can be tried again. */
  const options = useRef<object>(undefined);

  function close() {
    setTyped(false);
    options.current = undefined;
    onClose();
  }

  function resend() {
    options.current = undefined;
    return onResend();
  }

  async function make({ code }: { code: string }) {
    const name = field.current?.value.trim() ?? '';
    // Before there is a passkey that the server would not take.
    if (!isName(name)) throw new ApiError(422, 'VALIDATION_FAILED', translate('validation:name.invalid'));
    options.current ??= await api.passkeys.createOptions.call({ code });
    const credential = await makePasskey(options.current, { failed: t('notMade'), known: t('known') });
    // An answer to them is taken once, and not for long.
    options.current = undefined;
    await api.passkeys.create.call({ name, credential });
    await queryClient.invalidateQueries();
    toast.success(t('addedToast'));
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      keepOpen={typed}
      title={t('add')}
      description={t('addDescription')}
    >
      <CodesForm
        // Another code makes a fresh start.
        key={resendAt}
        purpose="passkey"
        submitLabel={t('add')}
        sentTo={{ code: email }}
        onSend={make}
        resendAt={resendAt}
        onResend={resend}
        onTyped={setTyped}
        onClose={close}
      >
        <Field label={t('name')} hint={t('nameHint')}>
          <Input
            ref={field}
            dir="auto"
            autoComplete="off"
            defaultValue={device && deviceName(device, sessionText)}
          />
        </Field>
      </CodesForm>
    </Dialog>
  );
}
