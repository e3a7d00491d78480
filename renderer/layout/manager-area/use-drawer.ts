import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What the browser keeps of an entry of its history; `idx` is how the router counts them. */
interface Entry {
  idx?: number;
  drawer?: true;
}

/**
 * A drawer that Back closes, as on a phone anything that lies above a page: while it is open, the page is twice in
 * the history. The router need not know, so that opening waits for nothing. It closes on the way to any other place.
 */
export function useDrawer(): { isOpen: boolean; open(): void; close(): void } {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  const open = useCallback(() => {
    const entry = history.state as Entry | null;
    history.pushState({ ...entry, idx: (entry?.idx ?? 0) + 1, drawer: true }, '');
    setOpenAt(key);
  }, [key]);

  const close = useCallback(() => {
    setOpenAt(null);
    if ((history.state as Entry | null)?.drawer) history.back();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => setOpenAt(null);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);

  return { isOpen, open, close };
}
