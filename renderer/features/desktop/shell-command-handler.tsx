import { useEffect, useState } from 'react';
import { desktopBridge } from '../../lib/desktop/bridge.ts';
import { FindBar } from './find-bar.tsx';
import { ServerDialog } from './server-address/server-dialog.tsx';

/** What the menu of the app asks for, on whatever page: finding in it, and the dialog with the server's address. */
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
