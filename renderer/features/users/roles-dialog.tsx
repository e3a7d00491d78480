import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/permissions.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
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
  const { t: ui } = useTranslation('ui');
  const translate = useTranslate();
  const { api } = useApi();
  const updateUserCache = useUpdateUserCache();
  const formId = useId();
  const [roles, setRoles] = useState<readonly Role[]>(user.roles);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [working, setWorking] = useState(false);

  useEffect(() => {
    if (!open) return;
    setRoles(user.roles);
    setMissing(false);
    setFailure(undefined);
  }, [open, user.roles]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (working) return;
    setMissing(roles.length === 0);
    if (roles.length === 0) return;
    setWorking(true);
    setFailure(undefined);
    try {
      const { id, roles: before } = user;
      updateUserCache(await api.users.setRoles.call({ id, roles: [...roles] }));
      toast.success(rolesText(translate, 'changed', roles), {
        action: undoRoles({ translate, api, id, before, keep: updateUserCache }),
      });
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
      title={t('roles.title', { name: isolate(displayName(user)) })}
      description={t('roles.text')}
      actions={
        <>
          <Button size={36} disabled={working} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button size={36} variant="primary" type="submit" form={formId} loading={working}>
            {t('roles.save')}
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
        <RolesField
          value={roles}
          onValueChange={setRoles}
          error={missing && roles.length === 0 ? t('roles.missing') : undefined}
        />
      </form>
    </Dialog>
  );
}
