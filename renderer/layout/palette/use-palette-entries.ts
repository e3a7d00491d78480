import { useQueries } from '@tanstack/react-query';
import AppWindow from 'lucide-react/icons/app-window';
import Globe from 'lucide-react/icons/globe';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguageChosen, languageNames } from '#contract/facts/languages.ts';
import type { ActionEffect } from '../../components/actions/action.ts';
import { type Area, usePalette } from '../../components/actions/palette-context.ts';
import { toast } from '../../components/ui/toast.ts';
import { themeIcons } from '../../components/use-theme-choice.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { leaveImpersonation } from '../../lib/auth/leave-impersonation.ts';
import { explainDemo, useDemoBlock } from '../../lib/demo/demo-context.ts';
import { saveLanguage } from '../../lib/i18n/save-language.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useOpenedRecords } from '../../lib/recent/opened-records.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import type { PaletteFeature } from './pages.ts';
import type { EntryLook, PaletteEntry, PaletteGroup } from './palette-feature.ts';
import { type PaletteState, recordEntry, recordKinds } from './use-record-results.ts';

const shown = 5;

/** Returns the entries of the layout's own actions, beside choosing theme and language. */
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

/** Returns the layout's own actions that the user may do in an area, beside choosing theme and language. */
export function actionsFor(init: Init, area: Area): LayoutAction[] {
  const allowed: Record<LayoutAction, boolean> = {
    openApp: area === 'manager' && may(init, 'apps', 'app'),
    openManager: area === 'app' && may(init, 'apps', 'manager'),
    shortcuts: true,
    stopImpersonating: Boolean(init.currentUser?.impersonatedBy),
    logout: true,
  };
  return (Object.keys(allowed) as LayoutAction[]).filter((action) => allowed[action]);
}

/** The themes and the languages. A language is found by its own name and by the one it has on this page. */
export function useChoiceEntries(): PaletteEntry[] {
  const { t, i18n } = useTranslation('palette');
  const { t: common } = useTranslation();
  const init = useInit();
  const services = useServices();
  const [theme, setTheme] = useTheme(init.theme);
  const chooseLanguage = useChooseLanguage();
  return [
    ...appFacts().themes.map((value) => ({
      id: `theme-${value}`,
      icon: themeIcons[value],
      label: t(`themes.${value}`),
      keywords: `${common('theme.title')} ${t('synonyms.theme')}`,
      current: value === theme,
      run: () => setTheme(value),
    })),
    ...(isLanguageChosen() ? languageNames() : []).map((value) => ({
      id: `language-${value}`,
      icon: Globe,
      label: appFacts().languages[value].name,
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

interface FormEntries {
  forms: PaletteEntry[];
  pages: PaletteEntry[];
}

/** The forms that features offer here, and pages, made of data that is read when the palette opens. */
export function useFormEntries({ open, area, features }: PaletteState): FormEntries {
  const init = useInit();
  const { api } = useApi();
  const translate = useTranslate();
  const submit = useSubmit();
  const { latestLocation } = useServices();
  const isBlocked = useDemoBlock(true);
  const offers = features.flatMap(({ forms }) =>
    forms && forms.area === area && forms.allowed(init) ? [forms] : [],
  );
  const answers = useQueries({
    queries: offers.map((offer) => ({ ...offer.query(api), enabled: open })),
  });
  const known = offers.flatMap((offer, place) => {
    const data = answers[place]?.data;
    return data === undefined ? [] : [{ offer, data }];
  });
  return {
    forms: known.flatMap(({ offer, data }) =>
      offer.forms(data, { translate }).map(({ action, fields, changesSession, ...look }) => ({
        ...look,
        run: () => {
          if (isBlocked && !changesSession) explainDemo();
          else void submit(fields(latestLocation().pathname), { method: 'post', action });
        },
      })),
    ),
    pages: known.flatMap(({ offer, data }) => offer.pages?.(data, { translate }) ?? []),
  };
}

/**
 * Records that the user opened last in this browser, as they are now; what is open, and what is gone, is left out. They
 * appear together: one that came alone would move those below it.
 */
export function useRecentEntries(
  isWanted: boolean,
  area: Area,
  features: readonly PaletteFeature[],
): Pick<PaletteGroup, 'entries' | 'awaited'> {
  const data = useApi();
  const init = useInit();
  const { latestLocation } = useServices();
  const kinds = recordKinds(features).filter(({ allowed }) => allowed(init, area));
  const opened = useOpenedRecords().flatMap(({ kind: id, ...record }) => {
    const kind = kinds.find((one) => one.id === id);
    const isOpen = kind && latestLocation().pathname.startsWith(`${kind.list(area)}/${record.id}`);
    return kind && !isOpen ? [{ kind, id: record.id }] : [];
  });
  const wanted = isWanted ? opened.slice(0, shown) : [];
  const records = useQueries({
    queries: wanted.map(({ kind, id }) => ({
      queryKey: ['palette', 'opened', kind.id, id],
      queryFn: () => kind.read(data, id),
      initialData: () => kind.known(data, id),
      initialDataUpdatedAt: 0,
      retry: false,
      gcTime: 0,
    })),
  });
  const isAwaited = records.some(({ data: row, fetchStatus }) => !row && fetchStatus === 'fetching');
  if (isAwaited) return { entries: [], awaited: wanted.length };
  const entries = wanted.flatMap(({ kind }, place) => {
    const { data: row, isError } = records[place] ?? {};
    return row && !isError ? [recordEntry(kind, row, area, '')] : [];
  });
  return { entries };
}
