import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { isLanguageChosen } from '#contract/facts/languages.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { SettingsSection } from '../../components/page/settings-section.tsx';
import { SharedNotice } from '../../components/page/shared-notice.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useFeatures } from '../../layout/feature.ts';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { AppearancePlaces, DevicePlaces, ProfilePlaces } from './account-places.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
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

/** Matters of the account, with their places while the data comes. */
const sections = [
  { id: 'profile', Content: ProfileSection, places: <ProfilePlaces /> },
  { id: 'appearance', Content: AppearanceSection, places: <AppearancePlaces /> },
  { id: 'devices', Content: DevicesSection, places: <DevicePlaces /> },
  { id: 'linked', Content: LinkedSection, places: <DevicePlaces /> },
  { id: 'data', Content: DataSection, places: <Skeleton className="h-8 w-41 rounded-6" /> },
  { id: 'deletion', Content: DeletionSection, places: <Skeleton className="h-8 w-32 rounded-6" /> },
] as const;

function AccountSections() {
  const { api } = useApi();
  return (
    <SharedNotice>
      <PageQuery options={api.account.read.queryOptions()} skeleton={<Sections />}>
        {(account) => <Sections account={account} />}
      </PageQuery>
    </SharedNotice>
  );
}

/** @param account not there yet: its places */
function Sections({ account }: { account?: Account }) {
  const { t } = useTranslation('account');
  const init = useInit();
  const { AppSettings } = shellSlots;
  const hasProviders = (account?.linkedAccounts.length ?? 0) + init.providers.length > 0;
  return sections.map(
    ({ id, Content, places }) =>
      (id !== 'linked' || hasProviders) && (
        <Fragment key={id}>
          {id === 'data' && <FeatureSections />}
          <SettingsSection
            title={t(`${id}.title`)}
            description={t(
              id === 'appearance' && !isLanguageChosen() ? 'appearance.oneLanguage' : `${id}.description`,
            )}
          >
            {account ? <Content account={account} /> : places}
          </SettingsSection>
          {id === 'appearance' && AppSettings && <AppSettings />}
        </Fragment>
      ),
  );
}

function FeatureSections() {
  const translate = useTranslate();
  const init = useInit();
  const reason = useActingReason();
  const parts = useFeatures().flatMap(({ accountPage }) => accountPage ?? []);
  return parts.map((part) => {
    const isAllowed = part.allowed(init);
    const { loaded: Part } = part.component;
    if (!isAllowed && !reason) return null;
    return (
      <SettingsSection
        key={part.title}
        title={translate(part.title)}
        description={translate(part.description)}
      >
        {isAllowed && Part ? (
          <Part userId={init.currentUser?.id ?? ''} />
        ) : (
          <p className="text-13 text-text-3">{reason}</p>
        )}
      </SettingsSection>
    );
  });
}
