import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigate } from 'react-router';
import { mayInOrganization } from '#contract/organizations/permissions.ts';
import type { Team } from '#contract/organizations/teams.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import type { FormError } from '../../../components/form/form-error.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { PlainQuestion } from '../organization/plain-question.tsx';
import { invalidateTeams } from './invalidate-teams.ts';
import { loadSchema } from './load-team-schema.ts';

/** The name of a team, and its end. */
export function TeamSettings({ team }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { role } = useOrganization();
  return (
    <div>
      <h3 className="text-14">{t('settings')}</h3>
      <RenameTeam key={team.name} team={team} />
      {mayInOrganization(role, 'team', 'delete') && <DeleteTeam team={team} />}
    </div>
  );
}

/** Of another form of the page. */
const noError: FormError = { values: {} };

function RenameTeam({ team: { name } }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const answer = useActionData<FormError>();
  const formError = answer?.values.intent === 'rename' ? answer : noError;
  const form = useForm({ loadSchema, initial: { name }, formError });
  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset
        onInput={form.onInput}
        onBlur={form.onBlur}
        className="mt-3 grid max-w-100 gap-3"
      >
        <input type="hidden" name="intent" value="rename" />
        <FormAlert formError={form.formError} />
        <FormField name="name" label={t('create.label')}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} required dir="auto" className="text-match-parent" autoComplete="off" />
              <Button type="submit" size={36} writes loading={form.sending}>
                {t('rename.submit')}
              </Button>
            </div>
          )}
        </FormField>
      </PostForm>
    </FormContext>
  );
}

function DeleteTeam({ team }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { t: ui } = useTranslation('ui');
  const { id } = useOrganization();
  const data = useApi();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = isolate(team.name);

  async function remove() {
    await data.api.organizations.deleteTeam.call({ id, teamId: team.id });
    toast.success(t('delete.done', { name }));
    await navigate(`/app/organizations/${id}/teams`);
    data.queryClient.removeQueries({
      queryKey: data.api.organizations.team.key({ input: { id, teamId: team.id } }),
    });
    await invalidateTeams(data);
  }

  return (
    <div className="mt-6">
      <Button variant="danger-quiet" writes className="noscript:hidden" onClick={() => setAsking(true)}>
        {t('delete.ask')}
      </Button>
      <PlainQuestion
        intent="delete"
        label={t('delete.ask')}
        variant="danger-quiet"
        title={ui('confirm.title')}
        description={t('delete.text', { name })}
        confirmLabel={ui('confirm.action')}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        description={t('delete.text', { name })}
        onConfirm={remove}
      />
    </div>
  );
}
