import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';

/** Takes the code that the browser shows, where its link does not lead back to the app. */
export function PasteForm() {
  const { t } = useTranslation('desktop');
  const [code, setCode] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const { accepted } = (code.trim() && (await desktopBridge?.signIn.paste({ code: code.trim() }))) || {
      accepted: false,
    };
    setIsInvalid(!accepted);
    if (!accepted) field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label={t('browserSignIn.code')}
        hint={t('browserSignIn.codeHint')}
        error={isInvalid && t('browserSignIn.noCode')}
      >
        <Input
          ref={field}
          size={44}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setIsInvalid(false);
          }}
        />
      </Field>
      <Button type="submit" size={44} full>
        {t('browserSignIn.useCode')}
      </Button>
    </form>
  );
}
