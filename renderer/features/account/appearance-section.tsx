import Globe from 'lucide-react/icons/globe';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import {
  directionOf,
  isLanguage,
  isLanguageChosen,
  languageDetails,
  languages,
} from '#contract/languages.ts';
import { type Theme, themes } from '#contract/themes.ts';
import { SettingsSection } from '../../components/page/settings-section.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { saveLanguage } from '../../lib/i18n/save-language.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { MailLanguage } from './mail-language.tsx';

const themeIcons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** Theme, language and shortcuts; each acts at once. */
export function AppearanceSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: common, i18n } = useTranslation();
  const init = useInit();
  const services = useServices();
  const [theme, setTheme] = useTheme(init.theme);
  const chooseLanguage = useChooseLanguage();
  const id = useId();
  const { singleKeys, setSingleKeys } = useSingleKeys();

  function choose(language: string) {
    if (!isLanguage(language)) return;
    void chooseLanguage(language);
    void saveLanguage(services, language);
  }

  return (
    <SettingsSection
      title={t('appearance.title')}
      description={t(isLanguageChosen ? 'appearance.description' : 'appearance.oneLanguage')}
    >
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Segments
          label={common('theme.title')}
          options={themes.map((value) => ({
            value,
            label: common(`theme.${value}`),
            icon: themeIcons[value],
          }))}
          value={theme}
          onValueChange={setTheme}
        />
        {isLanguageChosen && (
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
      {isLanguageChosen && (
        <div className="mt-2 noscript:hidden">
          <MailLanguage account={account} />
        </div>
      )}
      <div className="mt-5 flex max-w-100 items-start justify-between gap-4 noscript:hidden">
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
    </SettingsSection>
  );
}
