import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageChosen } from '#contract/languages.ts';
import { type Theme, themes } from '#contract/themes.ts';
import { Link } from '../../components/navigation/link.tsx';
import { KeyBlade } from '../../components/ui/key-blade.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { BaseLayout } from '../../layout/base-layout.tsx';
import { desktopSlots } from '../../lib/desktop/desktop-slots.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { LanguageChoice } from './language-choice.tsx';

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

interface AuthCardProps {
  /** How many of the six notches the key blade has. */
  cuts?: number;
  /** Draws the notches in the accent. */
  highlight?: boolean;
  children: ReactNode;
}

/**
 * The frame of sign-in, onboarding and errors: the mark, one column, the key blade with language and theme at the
 * foot.
 */
export function AuthCard({ cuts, highlight, children }: AuthCardProps) {
  const { ServerButton } = desktopSlots;
  return (
    <BaseLayout>
      <header data-window="auth-header" className="flex min-h-19 items-center px-6 py-5 max-sm:px-4">
        <Link to="/" className="flex rounded-6">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto grid w-auth flex-1 content-center gap-5 pt-2 pb-10 max-sm:mx-4 max-sm:w-auto max-sm:content-start max-sm:pt-6">
        {children}
      </main>
      <footer>
        <KeyBlade cuts={cuts} highlight={highlight}>
          {/* The theme stays at the end. */}
          {isLanguageChosen ? <LanguageChoice /> : <span />}
          {ServerButton && <ServerButton />}
          <ThemeChoice />
        </KeyBlade>
      </footer>
    </BaseLayout>
  );
}

/** Light, dark, or as the system. Only a script can change it at once, so without one it is not there. */
function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme(useInit().theme);
  const options = themes.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] }));
  return (
    <div className="noscript:hidden">
      <Segments label={t('theme.title')} options={options} value={theme} onValueChange={setTheme} iconsOnly />
    </div>
  );
}
