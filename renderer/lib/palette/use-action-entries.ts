import AppWindow from 'lucide-react/icons/app-window';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { leaveImpersonation } from '../auth/leave-impersonation.ts';
import { type Area, usePalette } from '../frame/palette-context.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useServices } from '../services.ts';
import { useInit } from '../use-init.ts';
import { type Action, actionsFor } from './actions.ts';
import type { EntryEffect, EntryLook, PaletteEntry } from './palette-entry.ts';

/** What can be done, beside choosing theme and language. */
export function useActionEntries(area: Area): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const init = useInit();
  const palette = usePalette();
  const submit = useSubmit();
  const services = useServices();
  const translate = useTranslate();
  const entries: Record<Action, EntryLook & EntryEffect> = {
    newRepository: { icon: Plus, label: t('actions.newRepository'), to: '/manager/repositories/new' },
    importRepositories: {
      icon: Upload,
      label: t('actions.importRepositories'),
      to: '/manager/repositories/import',
    },
    newUser: { icon: UserPlus, label: t('actions.newUser'), to: '/manager/users/new' },
    openApp: { icon: AppWindow, label: common('navigation.openApp'), to: '/app' },
    openManager: { icon: LayoutDashboard, label: t('actions.openManager'), to: '/manager/dashboard' },
    shortcuts: {
      icon: Keyboard,
      label: common('navigation.shortcuts'),
      keywords: '?',
      run: () => palette?.open('shortcuts'),
    },
    stopImpersonating: {
      icon: VenetianMask,
      label: common('impersonation.stop'),
      run: () =>
        void leaveImpersonation(services).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
          toast.error(failureText(translate, error));
        }),
    },
    logout: {
      icon: LogOut,
      flip: true,
      label: common('navigation.logout'),
      run: () => void submit(null, { method: 'post', action: '/sign-out' }),
    },
  };
  return actionsFor(init, area).map((action) => ({ id: action, ...entries[action] }));
}
