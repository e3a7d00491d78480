import type { MenuItemConstructorOptions } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Texts } from '../i18n/create-texts.ts';
import type { MenuActions } from './menu-actions.ts';

interface MenuTemplateOptions {
  t: Texts['t'];
  platform: DesktopState['platform'];
  actions: MenuActions;
  /** Name of the environment where it is not production. */
  environment: string | null;
  /** Whether the menu offers the developer tools. */
  developerTools: boolean;
}

type Items = MenuItemConstructorOptions[];

const line = { type: 'separator' } as const satisfies MenuItemConstructorOptions;
const { name } = product;

/** The menu of the app. Every entry has its own label: those of the system are in one language only. */
export function menuTemplate(options: MenuTemplateOptions): Items {
  const { t, platform } = options;
  const menu = (label: string, submenu: Items, id: string) => ({ id, label, submenu });
  return [
    ...(platform === 'mac' ? [menu(name, appItems(options), 'app')] : []),
    menu(t('menu.file'), fileItems(options), 'file'),
    menu(t('menu.edit'), editItems(options), 'edit'),
    menu(t('menu.view'), viewItems(options), 'view'),
    menu(t('menu.go'), goItems(options), 'go'),
    { ...menu(t('menu.window'), windowItems(options), 'window'), role: 'windowMenu' },
    { ...menu(t('menu.help'), helpItems(options), 'help'), role: 'help' },
  ];
}

function environmentItems({ t, environment }: MenuTemplateOptions): Items {
  return environment
    ? [
        {
          id: 'environment',
          // A single & marks an access key.
          label: t('menu.environment', { name: environment.replaceAll('&', '&&') }),
          enabled: false,
        },
        line,
      ]
    : [];
}

function appItems(options: MenuTemplateOptions): Items {
  const { t } = options;
  return [
    ...environmentItems(options),
    aboutItem(options),
    ...updateItems(options),
    line,
    { role: 'services', label: t('menu.services') },
    line,
    { role: 'hide', label: t('menu.hide', { name }) },
    { role: 'hideOthers', label: t('menu.hideOthers') },
    { role: 'unhide', label: t('menu.showAll') },
    line,
    quitItem(options),
  ];
}

function fileItems(options: MenuTemplateOptions): Items {
  const { t, platform } = options;
  const close: MenuItemConstructorOptions = { role: 'close', label: t('menu.closeWindow') };
  if (platform === 'mac') return [close];
  return [...environmentItems(options), ...updateItems(options), line, close, quitItem(options)];
}

function updateItems({ t, actions }: MenuTemplateOptions): Items {
  return [
    { id: 'check-for-updates', label: t('menu.checkForUpdates'), click: () => actions.checkForUpdates() },
    { id: 'server-address', label: t('menu.serverAddress'), click: () => actions.openServerAddress() },
  ];
}

function editItems({ t, actions }: MenuTemplateOptions): Items {
  return [
    { role: 'undo', label: t('menu.undo') },
    { role: 'redo', label: t('menu.redo') },
    line,
    { role: 'cut', label: t('menu.cut') },
    { role: 'copy', label: t('menu.copy') },
    { role: 'paste', label: t('menu.paste') },
    { role: 'pasteAndMatchStyle', label: t('menu.pasteAsText') },
    { role: 'delete', label: t('menu.delete') },
    { role: 'selectAll', label: t('menu.selectAll') },
    line,
    { id: 'find', label: t('menu.find'), accelerator: 'CommandOrControl+F', click: () => actions.openFind() },
  ];
}

function viewItems({ t, actions, developerTools }: MenuTemplateOptions): Items {
  return [
    {
      id: 'reload',
      label: t('menu.reload'),
      accelerator: 'CommandOrControl+R',
      click: () => actions.reload(),
    },
    line,
    // Not the roles for zooming: they do not report the zoom factor, so it could not be saved.
    {
      id: 'actual-size',
      label: t('menu.actualSize'),
      accelerator: 'CommandOrControl+0',
      click: () => actions.resetZoom(),
    },
    {
      id: 'zoom-in',
      label: t('menu.zoomIn'),
      accelerator: 'CommandOrControl+Plus',
      click: () => actions.zoomIn(),
    },
    // On many keyboards + is Shift and =, and users press it without Shift.
    {
      id: 'zoom-in-equals',
      label: t('menu.zoomIn'),
      accelerator: 'CommandOrControl+=',
      visible: false,
      acceleratorWorksWhenHidden: true,
      click: () => actions.zoomIn(),
    },
    {
      id: 'zoom-out',
      label: t('menu.zoomOut'),
      accelerator: 'CommandOrControl+-',
      click: () => actions.zoomOut(),
    },
    line,
    { role: 'togglefullscreen', label: t('menu.fullScreen') },
    ...(developerTools
      ? ([line, { role: 'toggleDevTools', label: t('menu.developerTools') }] satisfies Items)
      : []),
  ];
}

function goItems({ t, platform, actions }: MenuTemplateOptions): Items {
  const mac = platform === 'mac';
  return [
    {
      id: 'back',
      label: t('menu.back'),
      accelerator: mac ? 'Command+[' : 'Alt+Left',
      click: () => actions.goBack(),
    },
    {
      id: 'forward',
      label: t('menu.forward'),
      accelerator: mac ? 'Command+]' : 'Alt+Right',
      click: () => actions.goForward(),
    },
  ];
}

function windowItems({ t, platform }: MenuTemplateOptions): Items {
  const minimize: MenuItemConstructorOptions = { role: 'minimize', label: t('menu.minimize') };
  if (platform !== 'mac') return [minimize];
  return [minimize, { role: 'zoom', label: t('menu.zoom') }, line, { role: 'front', label: t('menu.front') }];
}

function helpItems(options: MenuTemplateOptions): Items {
  const { t, platform, actions } = options;
  return [
    { id: 'open-in-browser', label: t('menu.openInBrowser'), click: () => actions.openInBrowser() },
    { id: 'source-code', label: t('menu.sourceCode'), click: () => actions.openSourceCode() },
    line,
    { id: 'open-log-folder', label: t('menu.openLogFolder'), click: () => actions.openLogFolder() },
    ...(platform === 'mac' ? [] : [line, aboutItem(options)]),
  ];
}

function aboutItem({ t, actions }: MenuTemplateOptions): MenuItemConstructorOptions {
  return { id: 'about', label: t('menu.about', { name }), click: () => actions.showAbout() };
}

function quitItem({ t }: MenuTemplateOptions): MenuItemConstructorOptions {
  return { role: 'quit', label: t('menu.quit', { name }) };
}
