import { useEffect, useState } from 'react';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { FindForm } from './find-form.tsx';

/** The field for finding in the page; it comes with Ctrl or Cmd and F, which the shell hears. */
export function FindBar() {
  /** Each request is counted: one more brings the focus back into the field. */
  const [wished, setWished] = useState(0);
  useEffect(() => desktopBridge?.on('find.open', () => setWished((times) => times + 1)), []);
  return wished > 0 && <FindForm wished={wished} onClose={() => setWished(0)} />;
}
