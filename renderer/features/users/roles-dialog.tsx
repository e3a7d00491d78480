import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/permissions.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { displayName } from './display-name.ts';
import { RolesField } from './roles-field.tsx';
import { rolesText, undoRoles } from './undo-roles.ts';
import { useUpdateUserCache } from './update-user-cache.ts';

interface RolesDialogProps {
  user: UserDetail;
  open: boolean;
  onClose: () => void;
}

/** Chooses the roles of a user. */
export function RolesDialog({ user, open, onClose }: RolesDialogProps) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { api } = useApi();
  const updateUserCache = useUpdateUserCache();
  const [roles, setRoles] = useState<readonly Role[]>(user.roles);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!open) return;
    setRoles(user.roles);
    setMissing(false);
  }, [open, user.roles]);

  async function send() {
    setMissing(roles.length === 0);
    if (roles.length === 0) return false;
    const { id, roles: before } = user;
    updateUserCache(await api.users.setRoles.call({ id, roles: [...roles] }));
    toast.success(rolesText(translate, 'changed', roles), {
      action: undoRoles({ translate, api, id, before, keep: updateUserCache }),
    });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('roles.title', { name: isolate(displayName(user)) })}
      description={t('roles.text')}
      submitLabel={t('roles.save')}
      onSend={send}
    >
      <RolesField
        value={roles}
        onValueChange={setRoles}
        error={missing && roles.length === 0 ? t('roles.missing') : undefined}
      />
    </FormDialog>
  );
}
