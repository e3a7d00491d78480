import { useTranslation } from 'react-i18next';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { may } from '../../../lib/permissions.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useFormContext } from '../../form/form-context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EditableEntity } from '../entity.ts';

/** Says that the record of the form is gone, and offers to save what was typed as another one. */
export function DeletedRecordAlert({ entity }: { entity: EditableEntity }) {
  const { i18n } = useTranslation();
  const { sending } = useFormContext();
  const mayCreate = may(useInit(), entity.resource, 'create');
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        mayCreate && (
          <Button type="submit" writes name="intent" value="save-as-new" size={28} loading={sending}>
            {translateWith(i18n)(`${entity.texts}:form.saveAsNew`)}
          </Button>
        )
      }
    >
      {translateWith(i18n)(`${entity.texts}:form.deleted`)}
    </Alert>
  );
}
