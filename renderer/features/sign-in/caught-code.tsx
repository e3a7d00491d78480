import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

const mailbox = '/dev/mailbox';

/**
 * Link that fills in the code just sent, where mail is caught on this machine (server/dev-mailbox). Without a
 * script, and where there is no code to be had, it opens the mail or else the mailbox.
 */
export function CaughtCode({ email }: { email: string }) {
  const { t } = useTranslation('sign-in');
  const address = `${mailbox}/newest?${new URLSearchParams({ to: email })}`;

  async function fillIn() {
    const code = await readCode(address);
    const field = document.querySelector<HTMLInputElement>('input[name="code"]:enabled');
    if (code && field) enterCode(field, code);
    else location.assign(address);
  }

  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void fillIn();
  }

  return (
    <p className="text-13 text-text-3">
      {t('verify.mailCaught')}{' '}
      <a href={address} onClick={press} className="link py-1">
        {t('verify.fillIn')}
      </a>{' '}
      · {/* A mail of another kind, or to somebody else. */}
      <a href={mailbox} className="link py-1">
        {t('verify.openMailbox')}
      </a>
    </p>
  );
}

async function readCode(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as { code: string | null }).code : null;
  } catch {
    return null;
  }
}

/** As if it had been typed: the last character sends the form. */
function enterCode(field: HTMLInputElement, code: string): void {
  if (field.value === code) field.form?.requestSubmit();
  field.value = code;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
