import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LinkedSection } from './linked-section.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The account in the user area. */
export function UserAccountPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-8 pb-12">
      <h1 className="text-20">{t('navigation.account')}</h1>
      <div className="mt-2">
        <AccountSections />
      </div>
    </div>
  );
}

/** The same in the manager area, below its head. */
export function ManagerAccountPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('navigation.account')} />
      <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pb-12">
        <AccountSections />
      </div>
    </>
  );
}

function AccountSections() {
  const { api } = useApi();
  const { AppSettings } = shellSlots;
  return (
    <PageQuery options={api.account.read.queryOptions()} skeleton={<AccountSkeleton />}>
      {(account) => (
        <>
          <ProfileSection account={account} />
          <AppearanceSection account={account} />
          {AppSettings && <AppSettings />}
          <DevicesSection />
          <LinkedSection account={account} />
          <DataSection account={account} />
        </>
      )}
    </PageQuery>
  );
}
