import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Repository } from '#contract/repositories/repositories.ts';
import type { ActivityEvent } from '#contract/schemas/activity.ts';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Fact, Facts } from '../../components/ui/facts.tsx';
import { dayText } from '../../lib/format/day-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';

interface RepositoryFactsProps {
  repository: Repository;
  /** Whether the user may know who did it: managers do. */
  named?: boolean;
}

/** When a repository was changed and added, and by whom; its identifier. */
export function RepositoryFacts({ repository, named = false }: RepositoryFactsProps) {
  const { t } = useTranslation('repositories');
  const { api } = useApi();
  const { id, createdAt, updatedAt } = repository;
  // The page reads it; here it only lends the names.
  const { data } = useQuery({ ...api.repositories.activity.queryOptions({ input: { id } }), enabled: false });
  const actorOf = (actions: readonly ActivityEvent['action'][]) =>
    (named && data?.items.find(({ action }) => actions.includes(action))?.actor?.name) || undefined;
  return (
    <Facts label={t('facts.label')}>
      <Fact label={t('facts.changed')}>
        <EventTime at={updatedAt} by={actorOf(['repository.updated', 'repository.created'])} />
      </Fact>
      <Fact label={t('facts.added')}>
        <EventTime at={createdAt} by={actorOf(['repository.created'])} />
      </Fact>
      <Fact label={t('facts.identifier')}>
        <span className="flex items-center gap-1">
          <span className="min-w-0 truncate font-mono text-[0.92em] ltr-isolate">{id}</span>
          <CopyButton text={id} label={t('facts.copy')} />
        </span>
      </Fact>
    </Facts>
  );
}

/** When something was done, and by whom where that is known: 'Today at 09:12 by Camille Rousseau'. */
function EventTime({ at, by }: { at: string; by: string | undefined }) {
  const { t, i18n } = useTranslation('repositories');
  const { t: common } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  const moment = dayText(new Date(at), { now: new Date(), timeZone, language: i18n.language, t: common });
  return (
    // The server's clock may be in another day, and hold another edition of the month names.
    <time suppressHydrationWarning dateTime={at}>
      {by ? t('facts.by', { moment, name: isolate(by) }) : moment}
    </time>
  );
}
