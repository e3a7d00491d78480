import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../../components/ui/facts.tsx';
import { useOrganization } from '../organization/organization-context.ts';

/** The first page of an organisation: what it is. */
export function GeneralPage() {
  const { t } = useTranslation('organizations');
  const { name, slug } = useOrganization();
  return (
    <div className="py-6">
      <Facts label={t('general.tab')}>
        <Fact label={t('fields.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('fields.slug')}>
          <span className="ltr-isolate">{slug}</span>
        </Fact>
      </Facts>
    </div>
  );
}
