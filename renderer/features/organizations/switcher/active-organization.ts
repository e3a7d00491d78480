import type { Query, QueryKey } from '@tanstack/react-query';
import { type ActionFunctionArgs, redirect } from 'react-router';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { readField } from '../../../components/form/form-values.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';

/**
 * Returns the path to show after a switch of the active organization: the same page, or on pages of one
 * organization that of the chosen one. From a record it is the list: the record is of the previous one.
 * @param id id of the chosen organization; null for none
 */
export function pageAfterSwitch(path: string, id: string | null): string {
  const [, area, section, record, tab] = path.split('/');
  if (record === undefined) return path;
  const list = `/${area}/${section}`;
  if (section !== 'organizations' || id === null) return list;
  return [list, id, ...(tab ? [tab] : [])].join('/');
}

/** Makes the organization of a form the active one, or none, and goes on at the address that the form says. */
export async function switchOrganization(services: Services, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = readField(form, 'id') || null;
  const next = safeRedirect(readField(form, 'next')) ?? '/app';
  const { api } = await services.data.load();
  const own = await api.organizations.setActive.call({ id });
  await showSwitch(services, own);
  return redirect(next, 303);
}

/** The organization that `showSwitch` has shown last, until the switcher asks; undefined for none since. */
let shownId: string | null | undefined;

/** Whether the user chose it in this tab, or left or deleted the former one here. Asks once for each switch. */
export function isShown(id: string | null): boolean {
  const isIt = shownId === id;
  shownId = undefined;
  return isIt;
}

/** The one channel of the page, as it does not receive its own messages. */
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel('organization-switch');

/**
 * Shows the chosen organization and refetches the data that depends on it, here and in other tabs.
 * Permissions come first: the loaders of the next page check them.
 */
export async function showSwitch(
  { init, data }: Pick<Services, 'init' | 'data'>,
  own: OwnOrganizations,
): Promise<void> {
  const [{ api, queryClient }] = await Promise.all([data.load(), init.reload().catch(() => {})]);
  const organization = own.items.find(({ id }) => id === own.activeId) ?? null;
  if (typeof document !== 'undefined') shownId = own.activeId;
  queryClient.setQueryData(api.organizations.list.queryKey(), own);
  queryClient.setQueryData(api.organizations.active.queryKey(), { organization });
  channel?.postMessage(null);
  await resetDependents({ queryClient });
}

/**
 * Forgets all that was read while another organization was active: what is on the page shows its places until the new
 * data is there, so that nothing of one organization stands under the name of another. What is still on the page then
 * asks again; parts whose place is not there yet do so once they have one, or the loader of the next page asks for them.
 * @param only what has been read already, since the rest is on its way from the new one
 */
export async function resetDependents(
  { queryClient }: Pick<ApiServices, 'queryClient'>,
  only: { read?: boolean } = {},
): Promise<void> {
  const depends = ({ queryKey, state }: Query) =>
    !isOfOrganizations(queryKey) && !(only.read && state.data === undefined);
  queryClient.removeQueries({ type: 'inactive', predicate: depends });
  const reset = queryClient.getQueryCache().findAll({ type: 'active', predicate: depends });
  for (const query of reset) query.reset();
  // Until the page has rendered: a query whose component goes is cancelled, and would be sent twice.
  await new Promise((resolve) => setTimeout(resolve));
  const stays = (query: Query) => reset.includes(query);
  void queryClient.refetchQueries({ type: 'active', predicate: stays }, { cancelRefetch: false });
}

/** Whether a query reads organizations themselves, which do not depend on the active one, but for what names it. */
function isOfOrganizations([path]: QueryKey): boolean {
  return (
    Array.isArray(path) && path[0] === 'organizations' && path[1] !== 'firstSteps' && path[1] !== 'people'
  );
}

/** @returns the way to stop listening */
export function onSwitchElsewhere(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
