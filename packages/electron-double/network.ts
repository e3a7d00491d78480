import { options } from './options.ts';

type Listener = (offline: boolean) => void;

const listeners = new Set<Listener>();
let offline = options.offline ?? false;

/** The machine's connection, as seen by the app and its pages. */
export const network = {
  get offline() {
    return offline;
  },
  setOffline(value: boolean) {
    offline = value;
    for (const listener of listeners) listener(value);
  },
  onChange(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
