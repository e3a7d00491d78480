import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch } from 'react-router';
import { directionOf, isLanguageChosen } from '#contract/facts/languages.ts';
import { languageDetails, languages } from '#contract/languages.ts';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { KeyBlade } from '../../components/ui/key-blade.tsx';
import { Wordmark } from '../../components/ui/mark.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useThemeChoice } from '../../components/use-theme-choice.ts';
import { BaseLayout } from '../../layout/base-layout.tsx';
import { languageParameter } from '../../lib/i18n/language-detector.ts';
import { useChooseLanguage, withoutLanguage } from '../../lib/i18n/use-choose-language.ts';
import type { AuthLayoutContext } from '../../lib/navigation/auth-layout-context.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';

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
  const { ServerButton } = shellSlots;
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
          {isLanguageChosen() ? <LanguageChoice /> : <span />}
          {ServerButton && <ServerButton />}
          <ThemeChoice />
        </KeyBlade>
      </footer>
    </BaseLayout>
  );
}

/** Only a script can change the theme at once, so without one the choice is not there. */
function ThemeChoice() {
  return (
    <div className="noscript:hidden">
      <Segments {...useThemeChoice()} iconsOnly />
    </div>
  );
}

/** The frame of the sign-in pages. On /login/verify the key blade is a blank that each typed character cuts. */
export function AuthLayout() {
  const verifies = useMatch('/login/verify') !== null;
  const [typed, setTyped] = useState(0);
  const context: AuthLayoutContext = { showCuts: setTyped };
  return (
    <AuthCard cuts={verifies ? typed : undefined} highlight={verifies}>
      <Outlet context={context} />
    </AuthCard>
  );
}

/**
 * The language of the page. Without JavaScript a form that asks for the same page with `?lng=`; with it the texts
 * change in place.
 */
function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const choose = useChooseLanguage();
  const form = useRef<HTMLFormElement>(null);

  const chooseLatest = useRef(choose);
  chooseLatest.current = choose;
  useEffect(() => {
    // Chosen before the page came alive.
    const chosen = form.current && new FormData(form.current).get(languageParameter);
    if (typeof chosen === 'string') void chooseLatest.current(chosen);
  }, []);

  return (
    <form ref={form} method="get" action={pathname} className="-ms-2.5 flex items-center gap-2">
      <SearchFields />
      <Select
        name={languageParameter}
        variant="ghost"
        size={32}
        icon={Globe}
        className="max-sm:[&>select]:min-h-11"
        aria-label={t('language.title')}
        autoComplete="off"
        value={i18n.language}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language} dir={directionOf(language)}>
            {languageDetails[language].name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t('actions.change')}
        </button>
      </noscript>
    </form>
  );
}

/** The search parameters of the page as hidden fields: a GET form would drop them. The language is left out. */
function SearchFields() {
  const { search } = useLocation();
  return [...new URLSearchParams(withoutLanguage(search))].map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the fields hold no state.
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
