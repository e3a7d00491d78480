import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { AccountSection } from '../account-section.tsx';
import { EmailRow } from '../email/email-row.tsx';
import { PictureRow } from '../picture/picture-row.tsx';
import { NameForm } from './name-form.tsx';

/** Picture, name and address. */
export function ProfileSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  return (
    <AccountSection title={t('profile.title')} description={t('profile.description')}>
      <div className="grid gap-5">
        <PictureRow account={account} />
        <NameForm name={account.name} />
        <EmailRow account={account} />
      </div>
    </AccountSection>
  );
}
