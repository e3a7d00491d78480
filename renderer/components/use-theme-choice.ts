import type { LucideIcon } from 'lucide-react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Theme } from '#contract/facts/themes.ts';
import { useInit } from '../lib/services/use-init.ts';
import { useTheme } from '../lib/theme/use-theme.ts';

export const themeIcons: Readonly<Record<Theme, LucideIcon>> = { light: Sun, dark: Moon, system: Monitor };

/** Props of a control that chooses the theme, which changes at once: light, dark, or as the system. */
export function useThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme(useInit().theme);
  const options = appFacts().themes.map((value) => ({
    value,
    label: t(`theme.${value}`),
    icon: themeIcons[value],
  }));
  return { label: t('theme.title'), options, value: theme, onValueChange: setTheme };
}
