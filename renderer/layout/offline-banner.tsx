import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '../components/ui/icon.tsx';

/** The banner above a page whose changes cannot reach the server. Its height is in renderer/styles/sticky.css. */
export function OfflineBanner({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div
      data-sticky="offline"
      className="flex h-9 items-center justify-center gap-2 border-warning-line border-b bg-warning-tint px-4 text-13"
    >
      <Icon of={WifiOff} className="text-warning-text" />
      <p className="line-clamp-2 max-sm:text-12 max-sm:leading-4">{children}</p>
      {action}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** True while the browser has no network at all. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}
