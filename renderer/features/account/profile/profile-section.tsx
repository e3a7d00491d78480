import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { EmailRow } from '../email/email-row.tsx';
import { NameForm } from './name-form.tsx';
import { PictureRow } from './picture-row.tsx';

/** Picture, name and address. */
export function ProfileSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  return (
    <SettingsSection title={t('profile.title')} description={t('profile.description')}>
      <div className="grid gap-5">
        <PictureRow account={account} />
        <NameForm name={account.name} />
        <EmailRow account={account} />
      </div>
    </SettingsSection>
  );
}
