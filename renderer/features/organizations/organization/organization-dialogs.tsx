import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { removeRows } from '../../../components/list/change-lists.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { useLast } from '../../../components/ui/use-last.ts';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { showSwitch } from '../switcher/active-organization.ts';

export const transferDialog = createChunk(async () => (await import('./transfer-dialog.tsx')).default);

/** Action on an organization that a dialog confirms first. */
export type OrganizationQuestion = 'transfer' | 'leave' | 'delete';

export interface AskedOrganization {
  question: OrganizationQuestion;
  organization: { id: string; name: string };
}

interface OrganizationDialogsProps {
  /** Dialog that is open, with its organization; null while none is. */
  asked: AskedOrganization | null;
  onClose: () => void;
  /** Any organization, in the manager area; else one of the user's own. */
  ofAny?: boolean;
}

/** Dialogs that confirm what changes or ends an organization, or a membership. For its end its name has to be typed. */
export function OrganizationDialogs({ asked, onClose, ofAny = false }: OrganizationDialogsProps) {
  const { t } = useTranslation('organizations');
  const end = useEnd(ofAny);
  const TransferDialog = useChunk(transferDialog, asked?.question === 'transfer', onClose);
  const organization = useLast(asked?.organization ?? null);
  const way = useLast(asked && asked.question !== 'transfer' ? asked.question : null) ?? 'leave';
  if (!organization) return null;
  const name = isolate(organization.name);
  return (
    <>
      {TransferDialog && (
        <TransferDialog
          key={organization.id}
          organization={organization}
          ofAny={ofAny}
          open={asked?.question === 'transfer'}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={asked?.question === way}
        onOpenChange={(open) => !open && onClose()}
        title={t(`${way}.ask`, { name })}
        description={t(`${way}.description`)}
        confirmLabel={t(`${way}.confirm`)}
        {...(way === 'delete' && { typeName: organization.name })}
        onConfirm={async () => {
          await end(way, organization.id);
          toast.success(t(`${way}.done`, { name }));
        }}
      />
    </>
  );
}

/** Leaves or deletes an organization. Forgets it once none of its pages is shown: they would ask for it again. */
function useEnd(ofAny: boolean) {
  const services = useServices();
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const shownId = useParams().id;
  const { leave, delete: deleteOwn, deleteAny, list, read, readAny, activity, all } = api.organizations;
  return async (way: 'leave' | 'delete', id: string) => {
    const input = { id };
    const forget = (operation: typeof read | typeof readAny | typeof activity) =>
      queryClient.removeQueries({ queryKey: operation.key({ input }) });
    if (ofAny) {
      await deleteAny.call(input);
      if (shownId === id) await navigate('/manager/organizations');
      forget(readAny);
      queryClient.removeQueries({ queryKey: list.key() });
      return removeRows(queryClient, all.key({ type: 'infinite' }), [id]);
    }
    if (way === 'delete') await deleteOwn.call(input);
    const own = way === 'leave' ? await leave.call(input) : await list.call().catch(() => undefined);
    await navigate('/app/organizations');
    forget(read);
    forget(activity);
    if (own) void showSwitch(services, own);
    else void queryClient.invalidateQueries({ queryKey: api.organizations.key() });
  };
}
