import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import type { Action } from '../../../components/actions/action.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { changedParameters } from '../../../components/list/list-address.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useRejected } from '../organization/plain-question.tsx';
import { memberName } from './member-name.ts';
import { RoleField } from './role-field.tsx';

/** Where no script runs, in place of the menu of a row: a link to the forms about its member. */
export function PlainMemberLink({ member }: { member: Member }) {
  const { t } = useTranslation('records');
  const [search] = useSearchParams();
  const changed = changedParameters(search, { cursor: search.get('cursor') ?? undefined, member: member.id });
  return (
    <Link
      to={`?${changed}#member`}
      aria-label={t('actionsFor', { name: isolate(memberName(member)) })}
      className={buttonClass({
        ...{ variant: 'ghost', size: 28, square: true },
        className: 'hidden! noscript:inline-flex!',
      })}
    >
      <Icon of={Ellipsis} />
    </Link>
  );
}

interface PlainMemberProps {
  organization: OrganizationDetail;
  members: readonly Member[];
  actionsOf(member: Member): Action[];
}

/** Where no script runs: what the menu of a row offers, as forms, for the member that the address names. */
export function PlainMember({ organization: { id, role }, members, actionsOf }: PlainMemberProps) {
  const { t } = useTranslation('organizations');
  const { t: ui } = useTranslation('ui');
  const [search] = useSearchParams();
  const roleError = useRejected('role');
  const formError = useRejected('remove') ?? roleError;
  const member = members.find((one) => one.id === search.get('member'));
  if (!member) return null;
  const name = isolate(memberName(member));
  const actions = actionsOf(member);
  const offers = (action: string) => actions.some((one) => one.id === action && !one.reason);
  const reason = actions.find((one) => one.reason)?.reason;
  return (
    <section
      id="member"
      aria-label={memberName(member)}
      className="mt-4 hidden max-w-120 gap-5 rounded-10 border border-line-strong bg-raised p-4 text-13 noscript:grid"
    >
      <FormAlert formError={formError} />
      {reason && <p className="text-text-2">{reason}</p>}
      {offers('role') && (
        <PostForm className="grid gap-3">
          <p className="font-medium text-14">{t('members.role.ask', { name })}</p>
          <input type="hidden" name="intent" value="role" />
          <input type="hidden" name="memberId" value={member.id} />
          <RoleField member={member} ownRole={role} />
          <Button type="submit" size={36} writes className="justify-self-start">
            {t('members.role.save')}
          </Button>
        </PostForm>
      )}
      {offers('remove') && (
        <PostForm className="grid gap-3">
          <div>
            <p className="font-medium text-14">{t('members.removal.ask', { name })}</p>
            <p className="text-text-2">{t('members.removal.description')}</p>
          </div>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="memberId" value={member.id} />
          <input type="hidden" name="memberName" value={memberName(member)} />
          <Button type="submit" size={36} variant="danger" writes className="justify-self-start">
            {t('members.removal.confirm')}
          </Button>
        </PostForm>
      )}
      {offers('leave') && (
        <Link
          to={`/app/organizations/${id}?ask=leave#leave`}
          className={buttonClass({ variant: 'danger-quiet', className: 'justify-self-start' })}
        >
          {t('leave.button')}
        </Link>
      )}
      <Link
        to={`?${changedParameters(search, { cursor: search.get('cursor') ?? undefined, member: undefined })}`}
        className="link justify-self-start"
      >
        {ui('cancel')}
      </Link>
    </section>
  );
}
