import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { IdentifierFact } from '../../../components/record/page/record-facts.tsx';
import { Fact, Facts } from '../../../components/ui/facts.tsx';
import { dateText } from '../../../lib/format/date-text.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTimeZone } from '../../../lib/preferences/time-zone.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';

interface ManagedHeadingProps {
  organization: Pick<ManagedOrganization, 'id' | 'name' | 'slug' | 'logo'>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which organization it is. */
export function ManagedHeading({ organization, heading }: ManagedHeadingProps) {
  const { name, slug } = organization;
  return (
    <div className="mb-8 flex items-center gap-5 max-sm:gap-4">
      <OrganizationPicture organization={organization} size={64} />
      <div className="min-w-0 flex-1">
        <h1 ref={heading} dir="auto" className="text-24 text-match-parent leading-[1.3] wrap-anywhere">
          {name}
        </h1>
        <p className="text-13 text-text-2">
          <span className="ltr-isolate wrap-anywhere">{slug}</span>
        </p>
      </div>
    </div>
  );
}

/** What is known of an organization beside its name. */
export function ManagedFacts({ organization }: { organization: ManagedOrganization }) {
  const { t, i18n } = useTranslation('organizations-manage');
  const { t: records } = useTranslation('records');
  const timeZone = useTimeZone() ?? 'UTC';
  const { id, openInvitations, createdAt } = organization;
  return (
    <Facts label={records('facts.label')}>
      <Fact label={t('facts.openInvitations')}>{formatCount(i18n.language, openInvitations)}</Fact>
      <Fact label={t('list.created')}>
        <time suppressHydrationWarning dateTime={createdAt}>
          {dateText(new Date(createdAt), i18n.language, timeZone)}
        </time>
      </Fact>
      <IdentifierFact id={id} />
    </Facts>
  );
}

/** The teams of an organization, with how many are in each; they lead to their members. */
export function ManagedTeams({ organization: { teams } }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations-manage');
  const { t: organizations } = useTranslation('organizations');
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('facts.teams')}</h2>
      <ul className="text-13">
        {teams.map(({ id, name, memberCount }) => (
          <li
            key={id}
            className="relative flex min-h-11 items-center gap-3 border-line border-b py-1 transition-colors last:border-b-0 hover:bg-hover"
          >
            <Link
              to={`?team=${id}`}
              preventScrollReset
              dir="auto"
              className="min-w-0 flex-1 truncate font-medium text-match-parent after:absolute after:inset-0"
            >
              {name}
            </Link>
            <span className="shrink-0 text-text-3 tabular-nums">
              {organizations('memberCount', { count: memberCount })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
