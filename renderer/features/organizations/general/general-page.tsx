import { useTranslation } from 'react-i18next';
import { mayInOrganization } from '#contract/organizations/permissions.ts';
import { ActivitySection } from '../../../components/activity/activity-section.tsx';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { DeleteAction } from './delete-action.tsx';
import { LeaveAction } from './leave-action.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { PictureRow } from './picture-row.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TransferAction } from './transfer-action.tsx';

/** The first page of an organisation: what it is called, what was done to it, and the ways out of it. */
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
          <OrganizationFacts organization={organization} />
        )}
      </SettingsSection>
      <SettingsSection title={t('ways.title')} description={t('ways.description')}>
        <div className="grid gap-4">
          {role === 'owner' && <TransferAction organization={organization} />}
          <LeaveAction organization={organization} />
          {mayInOrganization(role, 'organization', 'delete') && <DeleteAction organization={organization} />}
        </div>
      </SettingsSection>
      <div className="border-line border-t pt-6">
        <ActivitySection options={api.organizations.activity.queryOptions({ input: { id } })} />
      </div>
    </div>
  );
}
