import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActionData, useLocation, useSearchParams } from 'react-router';
import { isAtMost, organizationRoleNames } from '#contract/facts/tenant-roles.ts';
import { longestInvited, parseAddresses } from '#contract/organizations/invitation-addresses.ts';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import { defineForm } from '../../../components/form/define-form.ts';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { choiceKind, choicesKind } from '../../../components/form/field-kinds.ts';
import type { FormError } from '../../../components/form/form-error.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { CheckboxGroup } from '../../../components/ui/choice-group.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { RoleOptions } from '../organization/identity.tsx';
import { useOrganization } from '../organization/organization.ts';
import { RefusedAlert } from './people-changes.tsx';

export const inviteForm = defineForm(
  async () => (await import('#contract/organizations/invitations.ts')).inviteInputSchema,
  {
    emails: {
      write: (emails) => emails?.join('\n') ?? '',
      read: ({ text }) => parseAddresses(text).map(({ given }) => given.slice(0, longestInvited)),
    },
    role: choiceKind,
    teamIds: choicesKind,
  },
);

const { Field } = inviteForm;

/** Answer of the action: the error of a rejected form, or the result for each address where not all were invited. */
export type InviteAnswer = FormError & { results?: InviteResult[] };

/** /app/organizations/:id/members/invite; with `?new` the step after creating one, which can be skipped. */
export function InvitePage() {
  const { t } = useTranslation('organizations-invitations');
  const results = useActionData<InviteAnswer>()?.results;
  const { key } = useLocation();
  return (
    <SettingsSection title={t('invite.title')} description={t('invite.description')}>
      {/* Begins anew with the addresses that are left. */}
      <InviteForm key={results && key} results={results} />
    </SettingsSection>
  );
}

/** Takes addresses as they are pasted; tells of those that were not invited. */
function InviteForm({ results }: Pick<InviteAnswer, 'results'>) {
  const { t } = useTranslation('organizations-invitations');
  const { id, role: ownRole } = useOrganization();
  const { data: teams } = useQuery(useApi().api.organizations.teams.queryOptions({ input: { id } }));
  const acting = useActingReason();
  const [search] = useSearchParams();
  const isNew = search.has('new') && !results;
  const offered = organizationRoleNames.filter((role) => isAtMost(role, ownRole)).toReversed();
  const form = useForm({ definition: inviteForm, initial: { role: 'member' } });
  const refused = results?.filter(({ error }) => error !== null) ?? [];
  return (
    <EditForm
      form={form}
      submitLabel={t('invite.send')}
      reason={acting}
      cancelTo={`/app/organizations/${id}${isNew ? '' : '/members'}`}
      cancelLabel={isNew ? t('invite.skip') : results && t('invite.close')}
      alert={
        results && (
          <RefusedAlert
            title={t('invite.partly', { count: results.length - refused.length, total: results.length })}
            refused={refused.map(({ given, email, error }, place) => ({
              id: String(place),
              name: email ?? given,
              message: error?.message ?? '',
            }))}
          />
        )
      }
    >
      <Field name="emails" label={t('invite.addresses')} hint={t('invite.addressesHint')} autoFocus>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={3}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('invite.placeholder')}
          />
        )}
      </Field>
      <Field name="role" label={t('role')} hint={t('invite.roleHint')}>
        {(control) => (
          <Select {...control} className="justify-self-start">
            <RoleOptions roles={offered} />
          </Select>
        )}
      </Field>
      {teams && teams.items.length > 1 && (
        <Field name="teamIds" label={t('invite.teams')} group="group" optional>
          {(control) => (
            <CheckboxGroup
              {...control}
              options={teams.items.map((team) => ({ value: team.id, label: team.name }))}
            />
          )}
        </Field>
      )}
    </EditForm>
  );
}
