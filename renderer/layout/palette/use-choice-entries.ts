import Globe from 'lucide-react/icons/globe';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { isLanguageChosen, languageDetails, languages } from '#contract/languages.ts';
import { themes } from '#contract/themes.ts';
import { saveLanguage } from '../../lib/i18n/save-language.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import type { PaletteEntry } from './palette-entry.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** The themes and the languages. A language is found by its own name and by the one it has on this page. */
export function useChoiceEntries(): PaletteEntry[] {
  const { t, i18n } = useTranslation('palette');
  const { t: common } = useTranslation();
  const init = useInit();
  const services = useServices();
  const [theme, setTheme] = useTheme(init.theme);
  const chooseLanguage = useChooseLanguage();
  return [
    ...themes.map((value) => ({
      id: `theme-${value}`,
      icon: themeIcons[value],
      label: t(`themes.${value}`),
      keywords: `${common('theme.title')} ${t('synonyms.theme')}`,
      current: value === theme,
      run: () => setTheme(value),
    })),
    ...(isLanguageChosen ? languages : []).map((value) => ({
      id: `language-${value}`,
      icon: Globe,
      label: languageDetails[value].name,
      lang: value,
      note: t(`languages.${value}`),
      keywords: `${common('language.title')} ${t('synonyms.language')}`,
      current: value === i18n.language,
      run: () => {
        void chooseLanguage(value);
        void saveLanguage(services, value);
      },
    })),
  ];
}
