import { useEffect, useState } from 'react';
import { desktopBridge } from '../../lib/desktop/bridge.ts';
import { FindBar } from './find-bar.tsx';
import { ServerDialog } from './server-address/server-dialog.tsx';

/** Find bar and server dialog that the app's menu opens on any page. */
export function ShellCommandHandler() {
  const [serverOpen, setServerOpen] = useState(false);
  useEffect(() => desktopBridge?.on('server.open', () => setServerOpen(true)), []);
  return (
    <>
      <FindBar />
      <ServerDialog open={serverOpen} onOpenChange={setServerOpen} />
    </>
  );
}
