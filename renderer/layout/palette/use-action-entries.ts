import AppWindow from 'lucide-react/icons/app-window';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import type { ActionEffect } from '../../components/actions/action.ts';
import { type Area, usePalette } from '../../components/actions/palette-context.ts';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { leaveImpersonation } from '../../lib/auth/leave-impersonation.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { EntryLook, PaletteEntry } from './palette-entry.ts';

/** What can be done, beside choosing theme and language. */
export function useActionEntries(area: Area): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const init = useInit();
  const palette = usePalette();
  const submit = useSubmit();
  const services = useServices();
  const translate = useTranslate();
  const entries: Record<LayoutAction, EntryLook & ActionEffect> = {
    openApp: {
      icon: AppWindow,
      label: common('navigation.openApp'),
      keywords: t('synonyms.openApp'),
      to: '/app',
    },
    openManager: {
      icon: LayoutDashboard,
      label: t('actions.openManager'),
      keywords: t('synonyms.openManager'),
      to: '/manager/dashboard',
    },
    shortcuts: {
      icon: Keyboard,
      label: common('navigation.shortcuts'),
      keywords: `? ${t('synonyms.shortcuts')}`,
      run: () => palette?.open('shortcuts'),
    },
    stopImpersonating: {
      icon: VenetianMask,
      label: common('impersonation.stop'),
      keywords: t('synonyms.stopImpersonating'),
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
      keywords: t('synonyms.logout'),
      run: () => void submit(null, { method: 'post', action: '/sign-out' }),
    },
  };
  return actionsFor(init, area).map((action) => ({ id: action, ...entries[action] }));
}

type LayoutAction = 'openApp' | 'openManager' | 'shortcuts' | 'stopImpersonating' | 'logout';

/** What the user may do from the palette wherever they are, beside choosing theme and language. */
export function actionsFor(init: Init, area: Area): LayoutAction[] {
  const allowed: Record<LayoutAction, boolean> = {
    openApp: area === 'manager' && may(init, 'apps', 'app'),
    openManager: area === 'app' && may(init, 'apps', 'manager'),
    shortcuts: true,
    stopImpersonating: Boolean(init.visitor?.impersonatedBy),
    logout: true,
  };
  return (Object.keys(allowed) as LayoutAction[]).filter((action) => allowed[action]);
}
