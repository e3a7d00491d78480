import Globe from 'lucide-react/icons/globe';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { directionOf, isLanguage, isLanguageChosen } from '#contract/facts/languages.ts';
import { languageDetails, languages } from '#contract/languages.ts';
import { Button } from '../../components/ui/button.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { useThemeChoice } from '../../components/use-theme-choice.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { saveLanguage } from '../../lib/i18n/save-language.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';

/** Theme, language and shortcuts; each acts at once. */
export function AppearanceSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: common, i18n } = useTranslation();
  const services = useServices();
  const chooseLanguage = useChooseLanguage();
  const id = useId();
  const { singleKeys, setSingleKeys } = useSingleKeys();

  function choose(language: string) {
    if (!isLanguage(language)) return;
    void chooseLanguage(language);
    void saveLanguage(services, language);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segments {...useThemeChoice()} />
        {isLanguageChosen() && (
          <Select
            variant="second"
            size={32}
            icon={Globe}
            aria-label={common('language.title')}
            autoComplete="off"
            value={i18n.language}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language} dir={directionOf(language)}>
                {languageDetails[language].name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isLanguageChosen() && (
        <div className="mt-2">
          <MailLanguage account={account} />
        </div>
      )}
      <div className="mt-5 flex max-w-100 items-start justify-between gap-4">
        <span>
          <label htmlFor={id} className="block font-medium text-13">
            {t('appearance.singleKeys')}
          </label>
          <span id={`${id}-hint`} className="block text-12 text-text-3">
            {t('appearance.singleKeysHint')}
          </span>
        </span>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          autoComplete="off"
        />
      </div>
    </>
  );
}

/**
 * Language of the user's mail, and a button that sets it to that of the page. The two can differ: the
 * page follows the browser, mail the account.
 */
function MailLanguage({ account: { language } }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const { currentUser, demo } = useInit();
  const services = useServices();
  const [pending, setPending] = useState(false);
  const named = language ? isolate(languageDetails[language].name) : undefined;
  const here = isLanguage(i18n.language) ? i18n.language : null;

  async function keepForMail() {
    if (!here) return;
    setPending(true);
    await saveLanguage(services, here);
    setPending(false);
  }

  if (demo || currentUser?.impersonatedBy) {
    return <Line>{t(demo ? 'appearance.demoLanguage' : 'appearance.actingLanguage')}</Line>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Line>
        {named ? t('appearance.mailLanguage', { language: named }) : t('appearance.noMailLanguage')}
      </Line>
      {here && here !== language && (
        <Button size={28} loading={pending} onClick={() => void keepForMail()}>
          {t('appearance.useForMail', { language: isolate(languageDetails[here].name) })}
        </Button>
      )}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p role="status" className="max-w-100 text-12 text-text-3">
      {children}
    </p>
  );
}
