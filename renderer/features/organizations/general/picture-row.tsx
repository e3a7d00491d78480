import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { showOrganization } from '../organization/show-organization.ts';

/** The picture of an organisation, for those who may change it. */
export function PictureRow({ organization }: { organization: OrganizationDetail }) {
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
