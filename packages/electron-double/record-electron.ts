import type * as Electron from 'electron';

/** The app's calls of the system, in order. */
export interface DesktopRecords {
  /** URLs for the system's browser and other programs. */
  browserUrls: string[];
  notifications: { title: string; body: string }[];
  badge: number;
  dialogs: { message: string; detail: string; buttons: string[] }[];
  /** Files and folders that were shown or opened. */
  paths: string[];
  /** Labels of the app's first menu, before a page was loaded. */
  firstMenu: string[];
  /** Labels of the last context menu. */
  contextMenu: string[];
}

/** In the main process, for functions that the harness runs there. */
export interface RecordingGlobal {
  desktopRecords: DesktopRecords;
  desktopNotifications: Electron.Notification[];
  /** Buttons that the user will select; by default the one that cancels. */
  desktopAnswers: number[];
  /** Files that the user will choose. */
  desktopFiles: string[];
}

/**
 * Replaces what would show on the screen of the developer by recorders. It runs before main, in Electron as in the
 * double, and is sent as text: it can use nothing but its argument.
 */
export function recordElectron({ app, shell, dialog, Menu, Notification }: typeof Electron): void {
  const records: DesktopRecords = {
    browserUrls: [],
    notifications: [],
    badge: 0,
    dialogs: [],
    paths: [],
    firstMenu: [],
    contextMenu: [],
  };
  const shown: Electron.Notification[] = [];
  const answers: number[] = [];
  const files: string[] = [];
  const recording: RecordingGlobal = {
    desktopRecords: records,
    desktopNotifications: shown,
    desktopAnswers: answers,
    desktopFiles: files,
  };
  Object.assign(globalThis, recording);

  // The developer's own links keep their app.
  app.setAsDefaultProtocolClient = () => true;
  shell.openExternal = async (url) => {
    records.browserUrls.push(url);
  };
  shell.openPath = async (path) => {
    records.paths.push(path);
    return '';
  };
  shell.showItemInFolder = (path) => {
    records.paths.push(path);
  };
  app.setBadgeCount = (count = 0) => {
    records.badge = count;
    return true;
  };
  Notification.prototype.show = function (this: Electron.Notification) {
    records.notifications.push({ title: this.title, body: this.body });
    shown.push(this);
  };
  const setApplicationMenu = Menu.setApplicationMenu.bind(Menu);
  Menu.setApplicationMenu = (menu) => {
    if (records.firstMenu.length === 0)
      records.firstMenu = [...(menu?.items ?? []), menu?.getMenuItemById('environment')].map(
        (item) => item?.label ?? '',
      );
    setApplicationMenu(menu);
  };
  Menu.prototype.popup = function (this: Electron.Menu) {
    records.contextMenu = this.items
      .filter(({ visible }) => visible)
      .map(({ label, type }) => (type === 'separator' ? '-' : label));
  };
  // The window comes before the options, or not at all.
  const ask = (args: unknown[]) => {
    const {
      message = '',
      detail = '',
      buttons = [],
      cancelId = 0,
    } = args.at(-1) as Electron.MessageBoxOptions;
    records.dialogs.push({ message, detail, buttons });
    return answers.shift() ?? cancelId;
  };
  dialog.showMessageBox = async (...args: unknown[]) => ({ response: ask(args), checkboxChecked: false });
  dialog.showMessageBoxSync = (...args: unknown[]) => ask(args);
  dialog.showErrorBox = (message, detail) => {
    records.dialogs.push({ message, detail, buttons: [] });
  };
  dialog.showOpenDialog = async () => ({ canceled: files.length === 0, filePaths: files.splice(0) });
  dialog.showSaveDialog = async () => ({ canceled: files.length === 0, filePath: files.shift() ?? '' });
}
