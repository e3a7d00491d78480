import { type ActionFunctionArgs, data } from 'react-router';
import {
  longestInvited,
  mostInvitedAtOnce,
  parseAddresses,
} from '#contract/organizations/invitation-addresses.ts';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import { inviteLinkDays, inviteLinkRoles, mostLinkUses } from '#contract/organizations/invite-links.ts';
import { organizationRoleNames } from '#contract/tenant-permissions.ts';
import { afterSave } from '../../../../components/form/after-save.ts';
import {
  type FormError,
  rejectFields,
  rejectForm,
  rejectUnknown,
} from '../../../../components/form/form-error.ts';
import { readField } from '../../../../components/form/form-values.ts';
import { invalidateLists } from '../../../../components/list/change-lists.ts';
import { plainNumber } from '../../../../lib/parse/parse-number.ts';
import type { ApiServices } from '../../../../lib/services/api-services.ts';
import type { Services } from '../../../../lib/services/services.ts';

/** Answer of the action: the error of a rejected form, or the result for each invited address. */
export type InvitationsAnswer = FormError & { results?: InviteResult[] };

type Done = 'resent' | 'canceled' | 'linkCreated' | 'revoked';

/** The action of the tab. Its buttons say what they want by `intent`. */
export async function manageInvitations(services: Services, { request, params }: ActionFunctionArgs) {
  const id = params.id ?? '';
  const form = await request.formData();
  const values = {
    intent: readField(form, 'intent'),
    addresses: readField(form, 'addresses'),
    role: readField(form, 'role'),
    useLimit: readField(form, 'useLimit'),
  };
  const { pathname, search } = new URL(request.url);
  const apiServices = await services.data.load();
  const { api } = apiServices;
  const done = async (message: Done) => {
    await readAgain(apiServices);
    return afterSave(pathname + search, services.i18n.t(`organizations-invitations:tab.done.${message}`));
  };
  try {
    if (values.intent === 'invite') return await invite(services, apiServices, id, form, values);
    if (values.intent === 'create-link')
      return await createLink(services, apiServices, id, form, values, done);
    const invitationId = readField(form, 'invitationId');
    if (values.intent === 'resend') {
      await api.organizations.resendInvitation.call({ id, invitationId });
      return await done('resent');
    }
    if (values.intent === 'cancel') {
      await api.organizations.cancelInvitation.call({ id, invitationId });
      return await done('canceled');
    }
    if (values.intent !== 'revoke-link') return rejectUnknown('intent', values);
    await api.organizations.revokeInviteLink.call({ id, linkId: readField(form, 'linkId') });
    return await done('revoked');
  } catch (error) {
    await readAgain(apiServices);
    return rejectForm(error, values);
  }
}

async function readAgain({ api, queryClient }: ApiServices): Promise<void> {
  if (typeof document === 'undefined') return;
  await Promise.all([
    invalidateLists(queryClient, api.organizations.invitations.key({ type: 'infinite' })),
    queryClient.invalidateQueries({ queryKey: api.organizations.inviteLinks.key() }),
    queryClient.invalidateQueries({ queryKey: api.organizations.read.key() }),
  ]);
}

async function invite(
  { i18n }: Services,
  apiServices: ApiServices,
  id: string,
  form: FormData,
  values: FormError['values'],
) {
  const emails = parseAddresses(values.addresses ?? '').map(({ given }) => given.slice(0, longestInvited));
  const key = 'organizations-invitations:validation.emails';
  if (emails.length === 0) return rejectFields({ addresses: i18n.t(`${key}.required`) }, values);
  if (emails.length > mostInvitedAtOnce) {
    const max = mostInvitedAtOnce;
    return rejectFields({ addresses: i18n.t(`${key}.tooMany`, { count: max, max }) }, values);
  }
  const role = organizationRoleNames.find((name) => name === values.role);
  if (!role) return rejectUnknown('role', values);
  const teamIds = form.getAll('teamIds').map(String).filter(Boolean);
  const { results } = await apiServices.api.organizations.invite.call({ id, emails, role, teamIds });
  await readAgain(apiServices);
  // Those that can be corrected stay in the field.
  const left = results.filter(({ result }) => result === 'invalid').map(({ given }) => given);
  const answer: InvitationsAnswer = { results, values: { ...values, addresses: left.join('\n') } };
  return data(answer);
}

async function createLink(
  { i18n }: Services,
  { api }: ApiServices,
  id: string,
  form: FormData,
  values: FormError['values'],
  done: (message: Done) => Promise<Response>,
) {
  const limit = values.useLimit?.trim() ? Number(plainNumber(values.useLimit, i18n.language)) : null;
  if (limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= mostLinkUses)) {
    const text = i18n.t('organizations-invitations:validation.useLimit', { max: mostLinkUses });
    return rejectFields({ useLimit: text }, values);
  }
  const role = inviteLinkRoles.find((name) => name === values.role);
  if (!role) return rejectUnknown('role', values);
  await api.organizations.createInviteLink.call({
    id,
    role,
    days: inviteLinkDays.find((days) => String(days) === readField(form, 'days')) ?? 7,
    useLimit: limit,
  });
  return await done('linkCreated');
}
