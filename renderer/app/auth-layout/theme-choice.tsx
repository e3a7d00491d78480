import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { type Theme, themes } from '#contract/themes.ts';
import { Segments } from '../../components/ui/segments.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';

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
