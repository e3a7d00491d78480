import { useTranslation } from 'react-i18next';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import { IdentifierFact } from '../../../components/record/page/record-facts.tsx';
import { Fact, Facts } from '../../../components/ui/facts.tsx';
import { dateText } from '../../../lib/format/date-text.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTimeZone } from '../../../lib/preferences/time-zone.ts';

/** What is known of an organisation beside its name. */
export function ManagedFacts({ organization }: { organization: ManagedOrganization }) {
  const { t, i18n } = useTranslation('organizations-manage');
  const { t: records } = useTranslation('records');
  const timeZone = useTimeZone() ?? 'UTC';
  const { id, memberCount, teams, openInvitations, createdAt } = organization;
  return (
    <Facts label={records('facts.label')}>
      <Fact label={t('list.members')}>{formatCount(i18n.language, memberCount)}</Fact>
      <Fact label={t('facts.teams')}>{formatCount(i18n.language, teams.length)}</Fact>
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
