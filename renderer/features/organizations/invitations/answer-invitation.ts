import { type ActionFunctionArgs, redirect } from 'react-router';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectForm, rejectUnknown } from '../../../components/form/form-error.ts';
import { readField } from '../../../components/form/form-values.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { showSwitch } from '../switcher/active-organization.ts';

/**
 * Makes the action of a public invitation: `intent=accept` joins and goes on to the area, whose bar shows the
 * organization as the active one then; `decline` stays and says so; `change` signs out and comes back with another
 * account.
 */
export function answerInvitation(accept: (api: Api, id: string) => Promise<unknown>) {
  return async (services: Services, { request, params }: ActionFunctionArgs) => {
    const { signIn, init, data, i18n } = services;
    const { pathname } = new URL(request.url);
    const toLogin = () => redirect(`/login?${new URLSearchParams({ redirect: pathname })}`, 303);
    const intent = readField(await request.formData(), 'intent');
    const id = params.id ?? '';
    try {
      if (intent === 'change') {
        await signIn.signOut();
        init.set(undefined);
        return toLogin();
      }
      const { api, queryClient } = await data.load();
      queryClient.removeQueries({ queryKey: api.organizations.receivedInvitations.key() });
      if (intent === 'decline') {
        await api.organizations.declineInvitation.call({ invitationId: id });
        return redirect(pathname, 303);
      }
      if (intent !== 'accept') return rejectUnknown('intent', {});
      await accept(api, id);
      const own = await api.organizations.list.call();
      await showSwitch(services, own);
      const organization = isolate(own.items.find((item) => item.id === own.activeId)?.name ?? '');
      return afterSave('/app', i18n.t('organizations-invitations:public.joined', { organization }));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return rejectForm(error, {});
      // The session has ended meanwhile.
      init.set(undefined);
      return toLogin();
    }
  };
}
