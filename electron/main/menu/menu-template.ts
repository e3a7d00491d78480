import type { MenuItemConstructorOptions } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Texts } from '../i18n/create-texts.ts';

/** Ids of the items that are not Electron's roles. */
export type MenuCommand =
  | 'about'
  | 'check-for-updates'
  | 'server-address'
  | 'find'
  | 'reload'
  | 'actual-size'
  | 'zoom-in'
  | 'zoom-out'
  | 'back'
  | 'forward'
  | 'open-in-browser'
  | 'source-code'
  | 'open-log-folder';

export interface MenuTemplateOptions {
  t: Texts['t'];
  platform: DesktopState['platform'];
  commands: Record<MenuCommand, () => void>;
  /** Name of the environment where it is not production. */
  environment?: string;
  /** Whether the menu offers the developer tools. */
  developerTools: boolean;
}

type Items = MenuItemConstructorOptions[];

/** The menu of the app. Every entry has its own label: those of the system are in one language only. */
export function menuTemplate({
  t,
  platform,
  commands,
  environment,
  developerTools,
}: MenuTemplateOptions): Items {
  const { name } = product;
  const isMac = platform === 'mac';
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const command = (id: MenuCommand, label: string, accelerator?: string) => ({
    id,
    label,
    accelerator,
    click: () => commands[id](),
  });

  const environmentItems: Items = environment
    ? [
        // A single & marks an access key.
        {
          id: 'environment',
          label: t('menu.environment', { name: environment.replaceAll('&', '&&') }),
          enabled: false,
        },
        line,
      ]
    : [];
  const updateItems = [
    command('check-for-updates', t('menu.checkForUpdates')),
    command('server-address', t('menu.serverAddress')),
  ];
  const about = command('about', t('menu.about', { name }));
  const close: MenuItemConstructorOptions = { role: 'close', label: t('menu.closeWindow') };
  const quit: MenuItemConstructorOptions = { role: 'quit', label: t('menu.quit', { name }) };

  const app: Items = [
    ...environmentItems,
    about,
    ...updateItems,
    line,
    { role: 'services', label: t('menu.services') },
    line,
    { role: 'hide', label: t('menu.hide', { name }) },
    { role: 'hideOthers', label: t('menu.hideOthers') },
    { role: 'unhide', label: t('menu.showAll') },
    line,
    quit,
  ];
  const file = isMac ? [close] : [...environmentItems, ...updateItems, line, close, quit];
  const edit: Items = [
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
    command('find', t('menu.find'), 'CommandOrControl+F'),
  ];
  const view: Items = [
    command('reload', t('menu.reload'), 'CommandOrControl+R'),
    line,
    // Not the roles for zooming: they do not report the zoom factor, so it could not be saved.
    command('actual-size', t('menu.actualSize'), 'CommandOrControl+0'),
    command('zoom-in', t('menu.zoomIn'), 'CommandOrControl+Plus'),
    // On many keyboards + is Shift and =, and users press it without Shift.
    {
      ...command('zoom-in', t('menu.zoomIn'), 'CommandOrControl+='),
      id: 'zoom-in-equals',
      visible: false,
      acceleratorWorksWhenHidden: true,
    },
    command('zoom-out', t('menu.zoomOut'), 'CommandOrControl+-'),
    line,
    { role: 'togglefullscreen', label: t('menu.fullScreen') },
  ];
  if (developerTools) view.push(line, { role: 'toggleDevTools', label: t('menu.developerTools') });
  const go = [
    command('back', t('menu.back'), isMac ? 'Command+[' : 'Alt+Left'),
    command('forward', t('menu.forward'), isMac ? 'Command+]' : 'Alt+Right'),
  ];
  const window: Items = [{ role: 'minimize', label: t('menu.minimize') }];
  if (isMac)
    window.push({ role: 'zoom', label: t('menu.zoom') }, line, { role: 'front', label: t('menu.front') });
  const help: Items = [
    command('open-in-browser', t('menu.openInBrowser')),
    command('source-code', t('menu.sourceCode')),
    line,
    command('open-log-folder', t('menu.openLogFolder')),
  ];
  if (!isMac) help.push(line, about);

  return [
    ...(isMac ? [{ id: 'app', label: name, submenu: app }] : []),
    { id: 'file', label: t('menu.file'), submenu: file },
    { id: 'edit', label: t('menu.edit'), submenu: edit },
    { id: 'view', label: t('menu.view'), submenu: view },
    { id: 'go', label: t('menu.go'), submenu: go },
    { id: 'window', label: t('menu.window'), submenu: window, role: 'windowMenu' },
    { id: 'help', label: t('menu.help'), submenu: help, role: 'help' },
  ];
}
