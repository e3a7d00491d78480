import { useSyncExternalStore } from 'react';

const phone = '(width < 40rem)';
const tablet = '(width < 64rem)';

function subscribe(listener: () => void): () => void {
  const queries = [phone, tablet].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): 'phone' | 'tablet' | 'wide' {
  return matchMedia(phone).matches ? 'phone' : matchMedia(tablet).matches ? 'tablet' : 'wide';
}

/** How wide the window is. The server does not know: what it renders must fit by styles alone. */
export function useWindowWidth(): 'phone' | 'tablet' | 'wide' {
  return useSyncExternalStore(subscribe, read, () => 'wide');
}
