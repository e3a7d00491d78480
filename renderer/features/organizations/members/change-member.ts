import type { ActionFunctionArgs } from 'react-router';
import { organizationRoleNames } from '#contract/organizations/permissions.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectForm, rejectUnknown } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { memberName } from './member-name.ts';
import { showMembers } from './show-members.ts';

/** Answers the forms about one member that are there where no script runs. */
export async function changeMember({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['intent', 'memberId', 'memberName', 'role']);
  const { id = '' } = params;
  const { memberId } = values;
  const services = await data.load();
  const { setMemberRole, removeMember } = services.api.organizations;
  const address = new URL(request.url);
  address.searchParams.delete('member');
  const page = address.pathname + address.search;
  try {
    if (values.intent === 'remove') {
      await removeMember.call({ id, memberId });
      showMembers(services, id);
      return afterSave(
        page,
        i18n.t('organizations:members.removal.done', { name: isolate(values.memberName) }),
      );
    }
    if (values.intent !== 'role') return rejectUnknown('intent', values);
    const role = organizationRoleNames.find((one) => one === values.role);
    if (!role) return rejectUnknown('role', values);
    const member = await setMemberRole.call({ id, memberId, role });
    showMembers(services, id);
    const name = isolate(memberName(member));
    return afterSave(
      page,
      i18n.t('organizations:members.role.done', { name, role: i18n.t(`organizations:roles.${role}`) }),
    );
  } catch (error) {
    return rejectForm(error, values);
  }
}
