import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { EmailRow } from '../email/email-row.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { useOwnerReason } from '../use-owner-reason.ts';
import { NameForm } from './name-form.tsx';

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

/** The own picture. */
function PictureRow({ account: { name, email, image } }: { account: Account }) {
  const { t } = useTranslation('account');
  const { api } = useApi();
  const id = useInit().visitor?.id ?? '';
  const change = useAccountChange();
  return (
    <PictureChoice
      shown={<Avatar id={id} name={name || email} image={image} size={64} />}
      hasPicture={image !== null}
      reason={useOwnerReason()}
      removeDescription={t('picture.removeDescription')}
      save={async (content) => change(await api.account.uploadPicture.call({ content }))}
      remove={async () => change(await api.account.removePicture.call())}
    />
  );
}
