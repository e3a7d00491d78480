import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { removeRows } from '../../../components/list/change-lists.ts';
import { toast } from '../../../components/ui/toast.ts';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { useConfirm } from '../../../components/ui/use-confirm.tsx';
import { useLast } from '../../../components/ui/use-last.ts';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { showSwitch } from '../switcher/active-organization.ts';
import { LostWithOrganization } from './lost-with-organization.tsx';
import { readAgain } from './organization.ts';

export const transferDialog = createChunk(async () => (await import('./transfer-dialog.tsx')).default);

/** Action on an organization that a dialog confirms first. */
export type OrganizationQuestion = 'transfer' | 'leave' | 'delete';

interface Named {
  id: string;
  name: string;
}

/**
 * Dialogs that confirm what changes or ends an organization, or a membership. For its end its name has to be typed.
 * @param ofAny any organization, in the manager area; else one of the user's own
 */
export function useOrganizationDialogs(ofAny = false) {
  const { t } = useTranslation('organizations');
  const end = useEnd(ofAny);
  const confirmation = useConfirm();
  const [transferred, setTransferred] = useState<Named | null>(null);
  const closeTransfer = () => setTransferred(null);
  const TransferDialog = useChunk(transferDialog, transferred !== null, closeTransfer);
  const shown = useLast(transferred);
  return {
    ask(question: OrganizationQuestion, organization: Named) {
      if (question === 'transfer') return setTransferred(organization);
      const name = isolate(organization.name);
      confirmation.ask({
        title: t(`${question}.ask`, { name }),
        description:
          question === 'delete' ? (
            <>
              {t('delete.description')}
              <LostWithOrganization id={organization.id} ofAny={ofAny} />
            </>
          ) : (
            t('leave.description')
          ),
        confirmLabel: t(`${question}.confirm`),
        ...(question === 'delete' && { typeName: organization.name }),
        async onConfirm() {
          await end(question, organization.id);
          toast.success(t(`${question}.done`, { name }));
        },
      });
    },
    dialogs: (
      <>
        {TransferDialog && shown && (
          <TransferDialog
            organization={shown}
            ofAny={ofAny}
            open={transferred !== null}
            onClose={closeTransfer}
          />
        )}
        {confirmation.dialog}
      </>
    ),
  };
}

/** Leaves or deletes an organization. Forgets it once none of its pages is shown: they would ask for it again. */
function useEnd(ofAny: boolean) {
  const services = useServices();
  const data = useApi();
  const navigate = useNavigate();
  const { api, queryClient } = data;
  const { leave, delete: deleteOwn, deleteAny, list, all, read, readAny, key } = api.organizations;
  return async (way: 'leave' | 'delete', id: string) => {
    const listPath = ofAny ? '/manager/organizations' : '/app/organizations';
    // Not if the user went to another page meanwhile.
    const goToList = async () => {
      if (services.latestLocation().pathname.startsWith(`${listPath}/${id}`)) await navigate(listPath);
    };
    const forget = () => {
      queryClient.removeQueries({ queryKey: key({ type: 'query' }), type: 'inactive' });
      // The page that was left may still be drawn for a moment; who goes back must not find it again.
      for (const { key } of [read, readAny]) queryClient.removeQueries({ queryKey: key({ input: { id } }) });
    };
    if (ofAny) {
      await deleteAny.call({ id });
      await goToList();
      forget();
      return removeRows(queryClient, all.key({ type: 'infinite' }), [id]);
    }
    if (way === 'delete') await deleteOwn.call({ id });
    const own = way === 'leave' ? await leave.call({ id }) : await list.call().catch(() => undefined);
    await goToList();
    forget();
    void (own ? showSwitch(services, own) : readAgain(data));
  };
}
