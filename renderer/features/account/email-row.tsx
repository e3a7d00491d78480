import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { accountSearch, readSearch } from '#contract/validation/search-params.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';

const emailDialog = createChunk(async () => (await import('./email-dialog.tsx')).default);

/**
 * The own address, and the way to another one. `newEmail` in the page's address names the one that awaits its codes, so
 * that a reload comes back to them.
 */
export function EmailRow({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const reason = useActingReason();
  const [search, setSearch] = useSearchParams();
  const { newEmail } = readSearch(accountSearch, search);
  const [asked, setAsked] = useState(false);
  const open = !reason && (asked || newEmail !== '');
  const EmailDialog = useChunk(emailDialog, open, close);
  const { email, emailVerified, pendingEmailChange } = account;

  function keepNewEmail(next: string) {
    setSearch(
      (old) => {
        old.delete('newEmail');
        if (next) old.set('newEmail', next);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function close() {
    setAsked(false);
    if (newEmail) keepNewEmail('');
  }

  return (
    <div className="grid max-w-100 gap-1.5">
      <span className="font-medium text-13 leading-[1.4286]">{t('email.label')}</span>
      <div className="flex min-h-9 items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="ltr-isolate min-w-0 wrap-anywhere">{email}</span>
          {emailVerified && (
            <Badge tone="success" icon={Check}>
              {t('email.verified')}
            </Badge>
          )}
        </div>
        <ButtonWithReason
          size={36}
          writes
          reason={reason}
          {...loadOnIntent(emailDialog)}
          onClick={() => (pendingEmailChange ? keepNewEmail(pendingEmailChange.newEmail) : setAsked(true))}
        >
          {pendingEmailChange ? t('email.enterCodes') : common('actions.change')}
        </ButtonWithReason>
      </div>
      <p className="text-12 text-text-3">
        {pendingEmailChange ? (
          <>
            {t('email.pending')} <bdi className="wrap-anywhere">{pendingEmailChange.newEmail}</bdi>
          </>
        ) : (
          t('email.hint')
        )}
      </p>
      {EmailDialog && (
        <EmailDialog
          account={account}
          newEmail={newEmail}
          open={open}
          onNewEmail={keepNewEmail}
          onClose={close}
        />
      )}
    </div>
  );
}
