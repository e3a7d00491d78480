import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import { isLanguageChosen, type Language } from '#contract/facts/languages.ts';
import { languageDetails, languages } from '#contract/languages.ts';
import { usePalette } from '../components/actions/palette-context.ts';
import { Link } from '../components/navigation/link.tsx';
import { MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '../components/ui/menu-items.tsx';
import { MenuPopup } from '../components/ui/menu-popup.tsx';
import { useThemeChoice } from '../components/use-theme-choice.ts';
import { saveLanguage } from '../lib/i18n/save-language.ts';
import { useChooseLanguage } from '../lib/i18n/use-choose-language.ts';
import { useSingleKeys } from '../lib/preferences/use-preferences.ts';
import { useServices } from '../lib/services/services.ts';

interface UserMenuPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  account: string;
  manager?: string | undefined;
  side: 'top' | 'bottom';
}

/** The lazy half of UserMenu: what floats. */
export default function UserMenuPopup(props: UserMenuPopupProps) {
  const { open, onOpenChange, button, account, manager, side } = props;
  const { t, i18n } = useTranslation();
  const services = useServices();
  const chooseLanguage = useChooseLanguage();
  const submit = useSubmit();
  const palette = usePalette();
  const { singleKeys } = useSingleKeys();
  return (
    <MenuPopup
      open={open}
      onOpenChange={onOpenChange}
      anchor={button}
      side={side}
      align={side === 'top' ? 'start' : 'end'}
      label={t('navigation.userMenu')}
    >
      <MenuLink icon={CircleUserRound} render={<Link to={account} />}>
        {t('navigation.account')}
      </MenuLink>
      {manager && (
        <div className="md:hidden">
          <MenuLink icon={LayoutDashboard} render={<Link to={manager} />}>
            {t('navigation.manager')}
          </MenuLink>
        </div>
      )}
      <MenuSeparator />
      <MenuRadioGroup {...useThemeChoice()} />
      <MenuSeparator />
      {isLanguageChosen() && (
        <>
          <MenuRadioGroup
            label={t('language.title')}
            options={languages.map((value) => ({ value, label: languageDetails[value].name }))}
            value={i18n.language as Language}
            onValueChange={(language) => {
              void chooseLanguage(language);
              void saveLanguage(services, language);
            }}
          />
          <MenuSeparator />
        </>
      )}
      {palette && (
        <div className="pointer-coarse:hidden">
          <MenuItem
            icon={Keyboard}
            keys={singleKeys ? '?' : undefined}
            onSelect={() => palette.open('shortcuts')}
          >
            {t('navigation.shortcuts')}
          </MenuItem>
        </div>
      )}
      <MenuItem
        icon={LogOut}
        flip
        onSelect={() => void submit(null, { method: 'post', action: '/sign-out' })}
      >
        {t('navigation.logout')}
      </MenuItem>
    </MenuPopup>
  );
}
