import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Theme, themes } from '#contract/themes.ts';
import { useInit } from '../../lib/init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { Segments } from '../../ui/segments.tsx';

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the system. Only a script can change it at once, so without one it is not there. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme(useInit().theme);
  const options = themes.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] }));
  return (
    <div className="noscript:hidden">
      <Segments label={t('theme.title')} options={options} value={theme} onValueChange={setTheme} iconsOnly />
    </div>
  );
}
