import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { defineForm } from '../../../components/form/define-form.ts';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { textKind } from '../../../components/form/field-kinds.ts';
import type { FormError } from '../../../components/form/form-error.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Loading, Skeleton } from '../../../components/ui/loading.tsx';
import { RowsSkeleton } from '../../../components/ui/two-lines.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { LinkedRow } from '../organization/linked-row.tsx';
import { useOrganization } from '../organization/organization.ts';

/** /app/organizations/{id}/teams */
export function TeamsPage() {
  const { t } = useTranslation('organizations-teams');
  const { t: organizations } = useTranslation('organizations');
  const { id, role } = useOrganization();
  const { api } = useApi();
  return (
    <section className="pt-6 pb-12">
      <h2 className="sr-only">{t('title')}</h2>
      <p className="max-w-[60ch] text-13 text-text-2">{t('description')}</p>
      {mayInOrganization(role, 'team', 'create') && (
        <div className="mt-5">
          <TeamNameForm />
        </div>
      )}
      <PageQuery
        options={api.organizations.teams.queryOptions({ input: { id } })}
        skeleton={
          <Loading className="mt-6 animate-late border-line border-t">
            <RowsSkeleton count={3} className="h-11 px-2 max-sm:h-15">
              <Skeleton className="w-36" />
            </RowsSkeleton>
          </Loading>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="blank" title={t('none')}>
              {t('empty')}
            </EmptyState>
          ) : (
            <ul className="-mx-2 mt-6 border-line border-y *:px-2" aria-label={t('title')}>
              {items.map((team) => (
                <LinkedRow
                  key={team.id}
                  id={team.id}
                  to={`/app/organizations/${id}/teams/${team.id}`}
                  name={team.name}
                >
                  {team.isMember && <Badge tone="outline">{t('yours')}</Badge>}
                  <span className="shrink-0 text-text-3 tabular-nums">
                    {organizations('memberCount', { count: team.memberCount })}
                  </span>
                </LinkedRow>
              ))}
            </ul>
          )
        }
      </PageQuery>
    </section>
  );
}

const teamForm = defineForm(async () => (await import('#contract/organizations/teams.ts')).teamInputSchema, {
  name: textKind,
});

const { Field } = teamForm;

/** Stands in for the error of another form on the page. */
const noError: FormError = { values: {} };

/** One field is all that a team needs. With a name the form renames the team of the page, without one it creates one. */
export function TeamNameForm({ name }: { name?: string }) {
  const { t } = useTranslation('organizations-teams');
  const answer = useActionData<FormError>();
  const isNew = name === undefined;
  const form = useForm({
    definition: teamForm,
    initial: { name },
    formError: isNew || answer?.values.intent === 'rename' ? answer : noError,
  });
  return (
    <EditForm form={form} submitLabel={t(isNew ? 'create.submit' : 'rename.submit')}>
      {!isNew && <input type="hidden" name="intent" value="rename" />}
      <Field name="name" label={t('create.label')}>
        {(control) => (
          <Input {...control} required dir="auto" className="text-match-parent" autoComplete="off" />
        )}
      </Field>
    </EditForm>
  );
}
