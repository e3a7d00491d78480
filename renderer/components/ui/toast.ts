export type ToastTone = 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ToastOptions = {
  /** A second line. */
  description?: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 4000 by default, 8000 with an action. `loading` stays. */
  duration?: number;
  /** Replaces the toast with the same id. */
  id?: string;
};

export type ToastRequest = ToastOptions & { tone: ToastTone; title: string };
type Listener = (request: ToastRequest) => void;
type Dismisser = (id: string) => void;

const waiting: ToastRequest[] = [];
const wanted = new Set<() => void>();
let listener: Listener | null = null;
let dismisser: Dismisser | null = null;

function show(tone: ToastTone) {
  return (title: string, options: ToastOptions = {}): void => {
    const request = { ...options, tone, title };
    if (listener) listener(request);
    else {
      waiting.push(request);
      for (const wake of wanted) wake();
    }
  };
}

/** Shows a short notice at the bottom. Never the only carrier of an error. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  dismiss(id: string): void {
    dismisser?.(id);
  },
};

/** For the Toaster: is a toast waiting for the code that shows it? */
export function onToastWanted(wake: () => void): () => void {
  wanted.add(wake);
  return () => wanted.delete(wake);
}

export function isToastWaiting(): boolean {
  return waiting.length > 0;
}

/** For the Toaster: nothing can show them. */
export function dropWaitingToasts(): void {
  waiting.length = 0;
  for (const wake of wanted) wake();
}

/** For the Toaster: takes what has been waiting and everything from now on. */
export function takeToasts(onShow: Listener, onDismiss: Dismisser): () => void {
  listener = onShow;
  dismisser = onDismiss;
  for (const request of waiting.splice(0)) onShow(request);
  return () => {
    listener = null;
    dismisser = null;
  };
}
