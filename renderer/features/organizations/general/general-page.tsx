import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { ActivitySection } from '../../../components/activity/activity-section.tsx';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Fact, Facts } from '../../../components/ui/facts.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { useOrganization } from '../organization/organization-context.ts';
import { showOrganization } from '../organization/show-organization.ts';
import { SettingsForm } from './settings-form.tsx';
import { Ways } from './ways.tsx';

/** First page of an organization: its settings, its activity, and last the ways out of it. */
export function GeneralPage() {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const organization = useOrganization();
  const { id, role } = organization;
  const mayUpdate = mayInOrganization(role, 'organization', 'update');
  return (
    <div className="pb-12">
      <SettingsSection title={t('general.title')} description={t('general.description')}>
        {mayUpdate ? (
          <div className="grid gap-5">
            <PictureRow organization={organization} />
            <SettingsForm organization={organization} />
          </div>
        ) : (
          <div className="grid gap-4">
            <Facts label={t('general.title')}>
              <Fact label={t('fields.createdAt')}>
                <RelativeTime at={organization.createdAt} now={new Date().toISOString()} />
              </Fact>
            </Facts>
            <p className="text-13 text-text-3">{t('general.readOnly')}</p>
          </div>
        )}
      </SettingsSection>
      <div className="border-line border-t py-6">
        <ActivitySection options={api.organizations.activity.queryOptions({ input: { id } })} />
      </div>
      <SettingsSection title={t('ways.title')} description={t('ways.description')}>
        <Ways organization={organization} />
      </SettingsSection>
    </div>
  );
}

/** The picture of an organization, for those who may change it. */
function PictureRow({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { id, logo } = organization;
  const { uploadPicture, removePicture } = data.api.organizations;
  return (
    <PictureChoice
      shown={<OrganizationPicture organization={organization} size={64} />}
      hasPicture={logo !== null}
      removeDescription={t('general.removePicture')}
      save={async (content) => showOrganization(data, { id, ...(await uploadPicture.call({ id, content })) })}
      remove={async () => showOrganization(data, { id, ...(await removePicture.call({ id })) })}
    />
  );
}
