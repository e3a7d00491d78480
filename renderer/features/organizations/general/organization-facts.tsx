import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Fact, Facts } from '../../../components/ui/facts.tsx';

/** What members see who may change nothing of it. */
export function OrganizationFacts({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const { name, slug, createdAt } = organization;
  return (
    <div className="grid gap-4">
      <Facts label={t('general.title')}>
        <Fact label={t('fields.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('fields.slug')}>
          <span className="ltr-isolate">{slug}</span>
        </Fact>
        <Fact label={t('fields.createdAt')}>
          <RelativeTime at={createdAt} now={new Date().toISOString()} />
        </Fact>
      </Facts>
      <p className="text-13 text-text-3">{t('general.readOnly')}</p>
    </div>
  );
}
