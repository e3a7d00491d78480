import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import type { Team } from '#contract/organizations/teams.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import type { FormError } from '../../../components/form/form-error.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { RecordInput } from '../../../components/ui/record-input.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberOption } from '../members/member-name.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { candidatesInput } from './team-members-input.ts';

/** Adds somebody of the organization to the team, found while typing; without script out of the first of them. */
export function AddMember({ team: { id: teamId, memberCount } }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { id } = useOrganization();
  const { api } = useApi();
  const { formData } = useNavigation();
  const answer = useActionData<FormError>();
  const formError = answer?.values.intent === 'add' ? answer : undefined;
  const { data } = useQuery(
    api.organizations.teamCandidates.queryOptions({ input: candidatesInput({ id, teamId }) }),
  );
  const fieldError = formError?.fieldErrors?.memberId;
  return (
    <PostForm replace preventScrollReset className="mt-3 grid max-w-100 gap-3">
      <input type="hidden" name="intent" value="add" />
      <FormAlert formError={formError} />
      <Field label={t('add.label')} error={typeof fieldError === 'string' ? fieldError : undefined}>
        <div className="flex gap-2 *:first:flex-1">
          <div className="min-w-0">
            <RecordInput
              // Empty again once somebody is in the team. What is offered may come later, and must not take away what is typed.
              key={memberCount}
              name="memberId"
              options={(data?.items ?? []).map(memberOption)}
              placeholder={t('add.placeholder')}
              search={async (searchTerm, signal) => {
                const input = candidatesInput({ id, teamId }, searchTerm);
                const { items } = await api.organizations.teamCandidates.call(input, { signal });
                return items.map(memberOption);
              }}
            />
          </div>
          <Button type="submit" size={36} writes loading={formData?.get('intent') === 'add'}>
            {t('add.submit')}
          </Button>
        </div>
      </Field>
    </PostForm>
  );
}
