/** A call from the page to the process, and its result. */
export type InPageCall =
  | { kind: 'invoke'; channel: string; args: unknown[] }
  | { kind: 'send'; channel: string; args: unknown[] }
  | { kind: 'open'; url: string; name: string; features: string }
  | { kind: 'navigate'; url: string }
  | { kind: 'title'; title: string }
  | { kind: 'key'; key: string; control: boolean; shift: boolean; alt: boolean; meta: boolean }
  | { kind: 'menu'; params: Record<string, unknown> };

export type InPageAnswer = { result: unknown } | { error: string };

export const callBinding = 'electronCall';

interface RuntimeOptions {
  binding: string;
  platform: string;
}

type PreloadScript = (require: unknown, module: unknown, exports: unknown, process: unknown) => void;

/**
 * The script that runs at the start of each document.
 * @param preload source of the preload script; as a part of this text it is not subject to a content security policy
 */
export function inPageScript(options: RuntimeOptions, preload: string | undefined): string {
  const script = preload === undefined ? '' : `, (require, module, exports, process) => {${preload}\n}`;
  return `(${runInPage})(${JSON.stringify(options)}${script})`;
}

/**
 * Runs in each document before its own scripts, sent as text: the API of a preload script, and the events that
 * Chromium's protocol does not report. Unlike in Electron, all of it runs in the page's own world.
 */
function runInPage({ binding, platform }: RuntimeOptions, preload?: PreloadScript): void {
  const call = (window as unknown as Record<string, (call: InPageCall) => Promise<InPageAnswer>>)[binding];
  if (!call) return;
  const send = (message: InPageCall): void => void call(message).catch(() => {});

  window.open = (url, name, features) => {
    send({
      kind: 'open',
      url: new URL(String(url ?? 'about:blank'), document.baseURI).href,
      name: name ?? '',
      features: features ?? '',
    });
    return null;
  };
  (window as unknown as { navigation: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as unknown as {
      destination: { url: string };
      downloadRequest: string | null;
    };
    const { url } = destination;
    // The only kind of navigation that cannot be prevented from outside.
    if (!url.startsWith('blob:') || downloadRequest !== null) return;
    event.preventDefault();
    send({ kind: 'navigate', url });
  });
  // Electron's schemes have no cookies.
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  if (window.top !== window) return;

  addEventListener('keydown', (event) => {
    const { key, ctrlKey: control, shiftKey: shift, altKey: alt, metaKey: meta } = event;
    if (!event.defaultPrevented) send({ kind: 'key', key, control, shift, alt, meta });
  });
  addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const link = target.closest('a');
    const isEditable =
      target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea') ||
      target.isContentEditable;
    const selectionText =
      isEditable && 'selectionStart' in target
        ? (target as HTMLInputElement).value.slice(
            (target as HTMLInputElement).selectionStart ?? 0,
            (target as HTMLInputElement).selectionEnd ?? 0,
          )
        : String(getSelection());
    const params = {
      x: event.clientX,
      y: event.clientY,
      linkURL: link?.href ?? '',
      linkText: link?.textContent ?? '',
      pageURL: location.href,
      srcURL: '',
      mediaType: 'none',
      hasImageContents: false,
      isEditable,
      selectionText,
      misspelledWord: '',
      dictionarySuggestions: [],
      menuSourceType: 'mouse',
      editFlags: {
        canUndo: isEditable,
        canRedo: isEditable,
        canCut: isEditable && selectionText !== '',
        canCopy: selectionText !== '',
        canPaste: isEditable,
        canDelete: isEditable,
        canSelectAll: true,
      },
    };
    event.preventDefault();
    send({ kind: 'menu', params });
  });
  let title = '';
  const watchTitle = () => {
    if (document.title !== title) {
      title = document.title;
      send({ kind: 'title', title });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    watchTitle();
    new MutationObserver(watchTitle).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  if (!preload) return;

  type Listener = (event: unknown, ...args: unknown[]) => void;
  const listeners = new Map<string, Set<Listener>>();
  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]) {
      const answer = await call({ kind: 'invoke', channel, args: structuredClone(args) });
      if ('error' in answer) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`);
      return answer.result;
    },
    send: (channel: string, ...args: unknown[]) =>
      send({ kind: 'send', channel, args: structuredClone(args) }),
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    once(channel: string, listener: Listener) {
      const once: Listener = (event, ...args) => {
        ipcRenderer.removeListener(channel, once);
        listener(event, ...args);
      };
      return ipcRenderer.on(channel, once);
    },
    removeListener(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => ipcRenderer.removeListener(channel, listener),
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
  };
  const hide = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
  hide('electronReceive', (channel: string, args: unknown[]) => {
    for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args);
  });
  // For specs that test what a compromised page could do with it.
  hide('electronIpc', ipcRenderer);
  const seal = (value: unknown): unknown => {
    if (typeof value === 'function') return (...args: unknown[]) => value(...args);
    if (typeof value !== 'object' || value === null) return value;
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, seal(part)])));
  };
  const contextBridge = {
    exposeInMainWorld(name: string, api: unknown) {
      if (name in window)
        throw new Error('Cannot bind an API on top of an existing property on the window object');
      Object.defineProperty(window, name, { value: seal(api), enumerable: true });
    },
  };
  const electron = { contextBridge, ipcRenderer };
  const require = (name: string) => {
    if (/^electron(\/(renderer|common))?$/.test(name)) return electron;
    throw new Error(`module not found: ${name}`);
  };
  const process = {
    platform,
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    versions: {},
    env: {},
    argv: [],
  };
  preload(require, { exports: {} }, {}, process);
}
