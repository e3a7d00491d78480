import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { mayInOrganization } from '#contract/facts/tenant-roles.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Loading, Skeleton } from '../../../components/ui/loading.tsx';
import { RowsSkeleton } from '../../../components/ui/two-lines.tsx';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
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
      {mayInOrganization(role, 'team', 'create') && <TeamNameForm />}
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

const loadSchema = async () => (await import('#contract/organizations/teams.ts')).teamInputSchema;

/** One field is all that a team needs. With a name the form renames the team of the page, without one it creates one. */
export function TeamNameForm({ name }: { name?: string }) {
  const { t } = useTranslation('organizations-teams');
  const acting = useActingReason();
  const isNew = name === undefined;
  const form = useForm({ loadSchema, initial: { name: name ?? '' } });
  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset
        onInput={form.onInput}
        onBlur={form.onBlur}
        className={clsx('grid max-w-100 gap-3', isNew && 'mt-5')}
      >
        <FormAlert formError={form.formError} />
        <FormField name="name" label={t('create.label')}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} required dir="auto" className="text-match-parent" autoComplete="off" />
              {/* Not `disabled`: without JavaScript it has to work, and with it the focus stays after saving. */}
              <ButtonWithReason
                type="submit"
                reason={acting}
                variant={isNew ? 'primary' : 'second'}
                size={36}
                writes
                loading={form.sending}
                aria-disabled={(!isNew && !form.dirty) || undefined}
              >
                {t(isNew ? 'create.submit' : 'rename.submit')}
              </ButtonWithReason>
            </div>
          )}
        </FormField>
      </PostForm>
    </FormContext>
  );
}
