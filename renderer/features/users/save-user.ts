import type { ActionFunctionArgs } from 'react-router';
import type { UserDetail } from '#contract/users/user.ts';
import { afterSave } from '../../components/form/after-save.ts';
import { checkForm } from '../../components/form/check-form.ts';
import { rejectFields, rejectForm } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import { invalidateRecords } from '../../components/record/entity-cache.ts';
import { changedRecord } from '../../components/record/form/record-errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { translateWith } from '../../lib/i18n/use-translate.ts';
import type { Services } from '../../lib/services/services.ts';
import { rolesText, undoRoles } from './undo-action.ts';
import { updateUserCache } from './update-user-cache.ts';
import { displayName, userEntity } from './user-entity.ts';
import { newUserForm, userForm } from './user-form-schema.ts';

/** Creates the user of the form and goes on to their page. */
export async function createUser({ data, i18n }: Services, { request }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['email', 'name', 'roles', 'language', 'invite']);
  const { input, fieldErrors } = checkForm(newUserForm, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await data.load();
  try {
    const user = await apiServices.api.users.create.call(input);
    void invalidateRecords(userEntity, apiServices);
    const message = i18n.t(input.invite ? 'users:form.createdAndInvited' : 'users:form.created', {
      name: isolate(displayName(user)),
    });
    return afterSave(`/manager/users/${user.id}`, message);
  } catch (error) {
    if (isTaken(error)) return rejectFields({ email: error.message }, values);
    return rejectForm(error, values);
  }
}

function isTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
}

const updateFields = ['name', 'roles', 'language', 'expectedUpdatedAt'] as const;

/**
 * Stores what the form says of a user, then the roles where they are others. What was changed by somebody else
 * meanwhile is not written over at once: the error carries the version that the next try replaces.
 */
export async function updateUser({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const { id = '' } = params;
  const form = await request.formData();
  const values = readFields(form, updateFields);
  const sent = form.has('rolesShown') ? values : { ...values, roles: undefined };
  const { input, fieldErrors } = checkForm(userForm, sent as typeof values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const { roles, ...profile } = input;
  const apiServices = await data.load();
  const { api } = apiServices;
  const keep = (user: UserDetail) => updateUserCache(apiServices, user);
  let saved: UserDetail | undefined;
  try {
    saved = await api.users.update.call({ id, ...profile });
    keep(saved);
    const { roles: before } = saved;
    const address = `/manager/users/${id}`;
    const said = i18n.t('users:form.saved');
    if (!roles || areSame(roles, before)) return afterSave(address, said);
    keep(await api.users.setRoles.call({ id, roles }));
    const translate = translateWith(i18n);
    return afterSave(address, said, {
      description: rolesText(translate, 'changed', roles),
      action: undoRoles({ translate, api, id, before, keep }),
    });
  } catch (error) {
    const version =
      saved?.updatedAt ?? changedRecord<UserDetail>(error)?.current.updatedAt ?? values.expectedUpdatedAt;
    const kept = { ...values, expectedUpdatedAt: version };
    // The profile is stored by now, so only the roles can have been rejected.
    if (saved && error instanceof ApiError && error.status !== 0)
      return rejectFields({ roles: error.message }, kept);
    return rejectForm(error, kept);
  }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
