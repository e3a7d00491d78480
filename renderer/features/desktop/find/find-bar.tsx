import { useEffect, useState } from 'react';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { FindForm } from './find-form.tsx';

/** The field for finding in the page; it comes with Ctrl or Cmd and F, which the shell hears. */
export function FindBar() {
  /** Each request is counted: one more brings the focus back into the field. */
  const [requests, setRequests] = useState(0);
  useEffect(() => desktopBridge?.on('find.open', () => setRequests((times) => times + 1)), []);
  return requests > 0 && <FindForm requests={requests} onClose={() => setRequests(0)} />;
}
