import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationDetail, OwnOrganizations } from '#contract/organizations/organizations.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { showSwitch } from '../switcher/show-switch.ts';

interface LeaveDialogProps {
  organization: OrganizationDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks before the user leaves an organization; after it nothing of that is shown. */
export function LeaveDialog({ organization: { id, name }, open, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const forget = useForget();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('leave.ask', { name: isolate(name) })}
      description={t('leave.description')}
      confirmLabel={t('leave.confirm')}
      onConfirm={async () => {
        const own = await api.organizations.leave.call({ id });
        await navigate('/app/organizations');
        forget(id, own);
        toast.success(t('leave.done', { name: isolate(name) }));
      }}
    />
  );
}

/**
 * Forgets an organization that the user is no member of any longer. To be called once none of its pages is shown: they
 * would ask for it again.
 */
export function useForget(): (id: string, own: OwnOrganizations | undefined) => void {
  const services = useServices();
  const { api, queryClient } = useApi();
  return (id, own) => {
    queryClient.removeQueries({ queryKey: api.organizations.read.key({ input: { id } }) });
    queryClient.removeQueries({ queryKey: api.organizations.activity.key({ input: { id } }) });
    if (own) void showSwitch(services, own);
    else void queryClient.invalidateQueries({ queryKey: api.organizations.key() });
  };
}
