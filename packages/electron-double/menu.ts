import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { ContentsControls } from './contents-controls.ts';
import { runRole } from './menu-roles.ts';

type Template = (Electron.MenuItemConstructorOptions | MenuItem)[];

export class MenuItem
  implements Pick<Electron.MenuItem, 'id' | 'label' | 'enabled' | 'visible' | 'checked' | 'type'>
{
  id: string;
  label: string;
  sublabel: string;
  toolTip: string;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  type: Electron.MenuItem['type'];
  role: Electron.MenuItemConstructorOptions['role'];
  accelerator: string | null | undefined;
  registerAccelerator: boolean;
  submenu: Menu | undefined;
  menu!: Menu;
  readonly click: (event?: object, window?: unknown, contents?: unknown) => void;

  constructor(options: Electron.MenuItemConstructorOptions) {
    const { submenu } = options;
    this.id = options.id ?? '';
    this.role = options.role;
    this.label = options.label ?? options.role ?? '';
    this.sublabel = options.sublabel ?? '';
    this.toolTip = options.toolTip ?? '';
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.accelerator = options.accelerator;
    this.registerAccelerator = options.registerAccelerator ?? true;
    this.submenu = Array.isArray(submenu)
      ? Menu.buildFromTemplate(submenu)
      : ((submenu as unknown as Menu | undefined) ?? undefined);
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal');
    this.click = (event = {}, window, contents) => {
      if (!this.enabled) return;
      if (this.type === 'checkbox') this.checked = !this.checked;
      if (options.click) options.click(this as never, window as never, event as never);
      else if (this.role) runRole(this.role, contents as ContentsControls | undefined);
    };
  }
}

export class Menu extends EventEmitter implements Pick<Electron.Menu, 'closePopup'> {
  static #application: Menu | null = null;
  /** The menu that the user has opened last, at a point of the page. */
  static lastPopup: Menu | undefined;

  static buildFromTemplate(template: Template): Menu {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.#application = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#application;
  }

  readonly items: MenuItem[] = [];

  append(item: MenuItem): void {
    item.menu = this;
    this.items.push(item);
  }

  insert(position: number, item: MenuItem): void {
    item.menu = this;
    this.items.splice(position, 0, item);
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  popup(_options?: Electron.PopupOptions): void {
    Menu.lastPopup = this;
    this.emit('menu-will-show', {});
  }

  closePopup(): void {
    this.emit('menu-will-close', {});
  }
}

interface PressedKey {
  key: string;
  control: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

/** Activates the item of the application's menu with this accelerator. */
export function pressAccelerator(pressed: PressedKey, contents: ContentsControls): boolean {
  const item = allItems(Menu.getApplicationMenu()).find(
    ({ accelerator, enabled, registerAccelerator }) =>
      accelerator && enabled && registerAccelerator && matches(accelerator, pressed),
  );
  item?.click({ triggeredByAccelerator: true }, undefined, contents);
  return item !== undefined;
}

function allItems(menu: Menu | null | undefined): MenuItem[] {
  return menu ? menu.items.flatMap((item) => [item, ...allItems(item.submenu)]) : [];
}

const names: Record<string, string> = {
  plus: '+',
  space: ' ',
  esc: 'escape',
  return: 'enter',
  left: 'arrowleft',
  right: 'arrowright',
  up: 'arrowup',
  down: 'arrowdown',
};

function matches(accelerator: string, { key, control, shift, alt, meta }: PressedKey): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const last = parts.pop() ?? '';
  const mac = process.platform === 'darwin';
  const has = (...modifiers: string[]) => modifiers.some((modifier) => parts.includes(modifier));
  const either = has('cmdorctrl', 'commandorcontrol');
  return (
    (names[last] ?? last) === key.toLowerCase() &&
    control === (has('ctrl', 'control') || (either && !mac)) &&
    meta === (has('cmd', 'command', 'super', 'meta') || (either && mac)) &&
    alt === has('alt', 'option', 'altgr') &&
    // A character that needs Shift on the keyboard is typed with it.
    (shift === has('shift') || /^[^\w\s]$/.test(key))
  );
}
