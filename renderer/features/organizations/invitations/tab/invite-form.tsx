import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { organizationRoleNames } from '#contract/organizations/permissions.ts';
import { sendOnKeys } from '../../../../components/form/send-on-keys.ts';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { PageQuery } from '../../../../components/page/page-query.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { CheckboxGroup } from '../../../../components/ui/checkbox-group.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { Textarea } from '../../../../components/ui/textarea.tsx';
import { useApi } from '../../../../lib/services/use-api.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import { InviteResults } from './invite-results.tsx';
import type { InvitationsAnswer } from './manage-invitations.ts';

/** Takes addresses as they are pasted, and says below what became of each. */
export function InviteForm({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { t: organizations } = useTranslation('organizations');
  const { role: ownRole } = useOrganization();
  const intent = useNavigation().formData?.get('intent');
  const field = useRef<HTMLTextAreaElement>(null);
  const values = answer?.values.intent === 'invite' ? answer.values : {};
  const error = answer?.fieldErrors?.addresses;
  const given = organizationRoleNames.slice(organizationRoleNames.indexOf(ownRole));
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  useEffect(() => {
    if (answer?.results && field.current) field.current.value = answer.values.addresses ?? '';
  }, [answer]);
  return (
    <>
      <PostForm onKeyDown={sendOnKeys} className="grid max-w-form gap-5">
        <Field
          label={t('tab.invite.addresses')}
          hint={t('tab.invite.addressesHint')}
          error={typeof error === 'string' ? error : undefined}
        >
          <Textarea
            ref={field}
            name="addresses"
            defaultValue={values.addresses ?? ''}
            dir="ltr"
            rows={3}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('tab.invite.placeholder')}
          />
        </Field>
        <Field label={t('tab.role')}>
          <Select name="role" defaultValue={values.role || 'member'} className="justify-self-start">
            {given.toReversed().map((role) => (
              <option key={role} value={role}>
                {organizations(`roles.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Teams />
        <div>
          <Button
            type="submit"
            name="intent"
            value="invite"
            variant="primary"
            size={36}
            writes
            loading={intent === 'invite'}
          >
            {t('tab.invite.send')}
          </Button>
        </div>
      </PostForm>
      {answer?.results && <InviteResults results={answer.results} />}
    </>
  );
}

/** Only where there is a choice. */
function Teams() {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const { api } = useApi();
  return (
    <PageQuery options={api.organizations.teams.queryOptions({ input: { id } })} skeleton={null}>
      {({ items }) =>
        items.length > 1 ? (
          <Field label={t('tab.invite.teams')} group="group" optional>
            <CheckboxGroup
              name="teamIds"
              options={items.map((team) => ({ value: team.id, label: team.name }))}
            />
          </Field>
        ) : null
      }
    </PageQuery>
  );
}
