import { type ReactNode, useSyncExternalStore } from 'react';
import { useDesktopState } from '../../lib/desktop/desktop-store.ts';
import { useServices } from '../../lib/services/services.ts';
import { ConnectionScreen } from './connection-screen.tsx';

/** Tells what is wrong with the connection where that is why there is no page; any other fault is told as it is. */
export function FailedStart({ children }: { children: ReactNode }) {
  const { connection } = useDesktopState();
  const { init } = useServices();
  const known = useSyncExternalStore(init.subscribe, init.get);
  if (known || connection.status !== 'failed') return children;
  return <ConnectionScreen problem={connection.problem} retryAt={connection.retryAt} />;
}
