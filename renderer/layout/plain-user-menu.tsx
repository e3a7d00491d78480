import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { isLanguageChosen, languageDetails, languages } from '#contract/languages.ts';
import { Avatar } from '../components/ui/avatar.tsx';
import { menuItemClass } from '../components/ui/menu-item-class.ts';
import { languageSearch } from '../lib/i18n/language-search.ts';

interface PlainUserMenuProps {
  user: { id: string; name: string; image: string | null };
  account: string;
  manager?: string | undefined;
  side: 'top' | 'bottom';
  compact: boolean;
}

/** The user's menu where no script runs: a list that folds out, with links and a form. Hidden otherwise. */
export function PlainUserMenu({ user, account, manager, side, compact }: PlainUserMenuProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const place = side === 'top' ? 'bottom-full' : 'top-full';
  return (
    <details className="relative hidden noscript:block">
      <summary className="flex list-none items-center gap-2.5 rounded-6 px-2 py-1.5 text-13">
        <Avatar {...user} size={28} />
        <span className={compact ? 'sr-only' : 'truncate'}>{user.name}</span>
      </summary>
      <div className={`absolute end-0 z-40 ${place} min-w-52 rounded-10 bg-raised p-1 text-13 shadow-2`}>
        <a href={account} className={menuItemClass()}>
          {t('navigation.account')}
        </a>
        {manager && (
          <a href={manager} className={menuItemClass()}>
            {t('navigation.manager')}
          </a>
        )}
        {isLanguageChosen &&
          languages.map((language) => (
            <a
              key={language}
              href={`?${languageSearch(search, language)}`}
              lang={language}
              className={menuItemClass()}
            >
              {languageDetails[language].name}
            </a>
          ))}
        <Form method="post" action="/sign-out">
          <button type="submit" className={`w-full ${menuItemClass()}`}>
            {t('navigation.logout')}
          </button>
        </Form>
      </div>
    </details>
  );
}
