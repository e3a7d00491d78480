import { contextBridge, ipcRenderer } from 'electron/renderer';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { type DesktopEvent, desktopEvents, desktopMethods } from '#contract/desktop/channels.ts';

/** The page gets one named function for each method; none takes the name of a channel. */
function createBridge() {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const method of desktopMethods) {
    const [group = '', name = ''] = method.split('.');
    groups[group] = { ...groups[group], [name]: (input: unknown) => ipcRenderer.invoke(method, input) };
  }
  const bridge: object = { ...groups, on };
  return bridge as DesktopBridge;
}

function on(event: DesktopEvent, listener: (data: never) => void): () => void {
  if (!desktopEvents.includes(event)) throw new Error(`Unknown event: ${event}`);
  // Electron's event object is not passed on: its sender could send any message.
  const pass = (_event: unknown, data: unknown) => listener(data as never);
  ipcRenderer.on(event, pass);
  return () => void ipcRenderer.removeListener(event, pass);
}

contextBridge.exposeInMainWorld('desktop', createBridge());
