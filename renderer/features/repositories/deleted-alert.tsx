import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../components/form/form-context.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

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
