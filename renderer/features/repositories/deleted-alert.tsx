import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../lib/form/form-context.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/use-init.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Says that the repository of the form is gone, and offers to save what was typed as another one. */
export function DeletedAlert() {
  const { t } = useTranslation('repositories');
  const { sending } = useFormContext();
  const mayCreate = may(useInit(), 'repository', 'create');
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        mayCreate && (
          <Button type="submit" writes name="intent" value="save-as-new" size={28} loading={sending}>
            {t('form.saveAsNew')}
          </Button>
        )
      }
    >
      {t('form.deleted')}
    </Alert>
  );
}
