import { useTranslation } from 'react-i18next';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';

/** The teams of an organisation, with how many are in each. */
export function ManagedTeams({ organization: { teams } }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations-manage');
  const { t: organizations } = useTranslation('organizations');
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('facts.teams')}</h2>
      <ul className="text-13">
        {teams.map(({ id, name, memberCount }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 border-line border-b py-1 last:border-b-0">
            <span dir="auto" className="min-w-0 flex-1 truncate font-medium text-match-parent">
              {name}
            </span>
            <span className="shrink-0 text-text-3 tabular-nums">
              {organizations('memberCount', { count: memberCount })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
