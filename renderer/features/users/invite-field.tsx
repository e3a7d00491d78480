import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../components/form/form-context.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';

/** Whether the new person is told by mail. */
export function InviteField() {
  const { t } = useTranslation('users');
  const { values } = useFormContext();
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-1 text-13">
      <Checkbox
        id={id}
        name="invite"
        value="yes"
        defaultChecked={values.invite === 'yes'}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="block font-medium">
          {t('form.invite')}
        </label>
        <p id={`${id}-hint`} className="text-12 text-text-3">
          {t('form.inviteHint')}
        </p>
      </div>
    </div>
  );
}
