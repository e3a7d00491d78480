import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { RecordCombobox } from '../../../components/ui/record-combobox.tsx';
import { toast } from '../../../components/ui/toast.ts';
import type { RecordOption } from '../../../components/ui/use-record-search.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';

interface TransferOrganizationProps {
  organization: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Chooses the member who becomes the only owner of an organisation. */
export function TransferOrganization({ organization, open, onClose }: TransferOrganizationProps) {
  const { id, name } = organization;
  const { t } = useTranslation('organizations-manage');
  const { t: ui } = useTranslation('ui');
  const translate = useTranslate();
  const { api, queryClient } = useApi();
  const formId = useId();
  const input = { id, searchTerm: '', limit: 20 };
  const { data } = useQuery({ ...api.organizations.anyMembers.queryOptions({ input }), enabled: open });
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [working, setWorking] = useState(false);

  useEffect(() => {
    if (!open) return;
    setChosen(null);
    setMissing(false);
    setFailure(undefined);
  }, [open]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (working) return;
    setMissing(chosen === null);
    if (chosen === null) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await api.organizations.transferAny.call({ id, memberId: chosen.id });
      const { readAny, anyMembers, anyActivity } = api.organizations;
      await Promise.all(
        [readAny, anyMembers, anyActivity].map((one) =>
          queryClient.invalidateQueries({ queryKey: one.key({ input: { id } }) }),
        ),
      );
      toast.success(t('transfer.done', { name: isolate(name), owner: isolate(chosen.label) }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={working}
      title={t('transfer.title', { name: isolate(name) })}
      description={t('transfer.text')}
      actions={
        <>
          <Button size={36} disabled={working} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button size={36} variant="primary" type="submit" form={formId} loading={working}>
            {t('transfer.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
        {failure && (
          <Alert tone="danger" role="alert">
            {failureText(translate, failure)}
          </Alert>
        )}
        <Field
          label={t('transfer.owner')}
          error={missing && chosen === null ? t('transfer.missing') : undefined}
        >
          <RecordCombobox
            key={data?.readAt}
            value={chosen}
            onValueChange={setChosen}
            options={(data?.items ?? []).map(toOption)}
            search={async (searchTerm, signal) => {
              const found = await api.organizations.anyMembers.call({ ...input, searchTerm }, { signal });
              return found.items.map(toOption);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function toOption({ id, name, email, image }: Member): RecordOption {
  return { id, label: name || email, description: name ? email : undefined, image };
}
