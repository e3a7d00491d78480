import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { PlainQuestion, useRejected } from '../organization/plain-question.tsx';
import { useForget } from '../organization/use-forget.ts';
import { Way } from './way.tsx';

/** Deletes the organization for everybody. Its name has to be typed. */
export function DeleteAction({ organization: { id, name } }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const forget = useForget();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <Way title={t('delete.title')} note={t('delete.note')}>
      <Button variant="danger-quiet" writes className="noscript:hidden" onClick={() => setAsking(true)}>
        {t('delete.button')}
      </Button>
      <PlainDelete name={name} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.ask', { name: isolate(name) })}
        description={t('delete.description')}
        confirmLabel={t('delete.confirm')}
        typeName={name}
        onConfirm={async () => {
          await api.organizations.delete.call({ id });
          const own = await api.organizations.list.call().catch(() => undefined);
          await navigate('/app/organizations');
          forget(id, own);
          toast.success(t('delete.done', { name: isolate(name) }));
        }}
      />
    </Way>
  );
}

function PlainDelete({ name }: { name: string }) {
  const { t } = useTranslation('organizations');
  const { t: ui } = useTranslation('ui');
  const typed = useRejected('delete')?.fieldErrors?.typed;
  return (
    <PlainQuestion
      intent="delete"
      label={t('delete.button')}
      variant="danger-quiet"
      title={t('delete.ask', { name: isolate(name) })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
    >
      <Field
        label={ui('confirm.typeName', { name: isolate(name) })}
        error={typeof typed === 'string' ? typed : undefined}
      >
        <Input name="typed" dir="auto" autoComplete="off" className="text-match-parent" />
      </Field>
    </PlainQuestion>
  );
}
