import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { FormAlert } from '../../../../components/form/form-alert.tsx';
import { SettingsSection } from '../../../../components/page/settings-section.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteLinks } from './invite-links.tsx';
import type { InvitationsAnswer } from './manage-invitations.ts';

/** /app/organizations/:id/invitations, for members who may invite. */
export function InvitationsPage() {
  const { t } = useTranslation('organizations-invitations');
  const answer = useActionData<InvitationsAnswer>();
  return (
    <div className="pb-6">
      {answer?.apiError && (
        <div className="pt-6">
          <FormAlert formError={answer} />
        </div>
      )}
      <SettingsSection title={t('tab.invite.title')} description={t('tab.invite.description')}>
        <InviteForm answer={answer} />
      </SettingsSection>
      <SettingsSection title={t('tab.list.title')} description={t('tab.list.description')}>
        <InvitationList />
      </SettingsSection>
      <SettingsSection title={t('tab.links.title')} description={t('tab.links.description')}>
        <InviteLinks answer={answer} />
      </SettingsSection>
    </div>
  );
}
