import { type ActivityEvent, mostFoldedEvents } from '#contract/api/activity.ts';
import { isRole, type Role } from '#contract/permissions.ts';
import type { Translate } from '#contract/translate.ts';
import { formatTotal } from '../../lib/format/format-number.ts';

const knownFields = new Set(['name', 'link', 'description', 'language', 'image']);

/** What somebody did, to follow their name: 'changed the name and the link'. */
export function activityText(
  t: Translate,
  language: string,
  { action, data, count }: Pick<ActivityEvent, 'action' | 'data' | 'count'>,
): string {
  if (action === 'user.signed-in' && data?.newDevice) return t('activity:user.signedInNewDevice');
  if (action === 'user.signed-in' && count > 1) {
    const total = formatTotal(language, { count, exact: count < mostFoldedEvents });
    return t('activity:user.signedInTimes', { count, total });
  }
  const roles = rolesOf(data);
  if (action === 'user.roles-changed' && roles.length > 0) {
    return t('activity:user.rolesSet', { roles: roles.map((role) => t(`common:roles.${role}`)) });
  }
  const fields = fieldsOf(data);
  if (!action.endsWith('.updated') || fields.length === 0) return t(`activity:${action}`);
  return t(`activity:${action}Fields`, { fields: fields.map((field) => t(`activity:fields.${field}`)) });
}

/** The roles that a user was given, as far as they still exist. */
function rolesOf(data: ActivityEvent['data']): Role[] {
  const roles: unknown = data?.to;
  return Array.isArray(roles) ? roles.filter(isRole) : [];
}

/** The fields that changed, where all of them have a name to show. */
function fieldsOf(data: ActivityEvent['data']): string[] {
  const fields: unknown = data?.fields;
  return Array.isArray(fields) && fields.every((field) => knownFields.has(field)) ? fields : [];
}
