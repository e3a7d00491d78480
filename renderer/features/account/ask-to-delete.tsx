import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { askForCode } from '../../lib/api/code-sent.ts';
import { isolate, withoutIsolates } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { DeletionRefusal, isRefused } from './deletion-refusal.tsx';

interface AskToDeleteProps {
  account: Account;
  onTyped: (typed: boolean) => void;
  /** @param resendAt from when on another code is sent */
  onSent: (resendAt: string) => void;
  onClose: () => void;
}

/**
 * The first step: what is lost and what is not. The name has to be typed. While something keeps the account it says what,
 * and no code can be sent.
 */
export function AskToDelete({ account: { name }, onTyped, onSent, onClose }: AskToDeleteProps) {
  const { t } = useTranslation('account');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const [typed, setTyped] = useState('');
  const preview = useQuery({ ...api.account.previewDeletion.queryOptions(), staleTime: 0, gcTime: 0 });
  const send = useMutation({
    mutationFn: () => askForCode(() => api.account.requestDeletion.call()),
    onSuccess: ({ resendAt }) => onSent(resendAt),
    // It may be refused by now.
    onError: () => preview.refetch(),
  });
  const refusal = preview.data && isRefused(preview.data) ? preview.data : undefined;
  const isTyped = withoutIsolates(typed).trim() === name.trim();
  return (
    <DialogForm
      submitLabel={t('delete.sendCode')}
      pending={send.isPending}
      disabled={!isTyped || refusal !== undefined}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      {refusal ? (
        <DeletionRefusal {...refusal} />
      ) : (
        // Before the preview and without it a code can be asked for: the server refuses by itself.
        <FailureAlert error={send.error ?? preview.error} />
      )}
      <ul className="list-disc ps-5 text-13 text-text-2">
        <li>{t('delete.lost')}</li>
        <li>{t('delete.organizations')}</li>
        <li>{t('delete.kept')}</li>
      </ul>
      {!refusal && (
        <Field label={ui('confirm.typeName', { name: isolate(name) })}>
          <Input
            dir="auto"
            autoComplete="off"
            className="text-match-parent"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onTyped(event.target.value !== '');
            }}
          />
        </Field>
      )}
    </DialogForm>
  );
}
