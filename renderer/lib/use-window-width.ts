import { useSyncExternalStore } from 'react';

const phone = '(width < 40rem)';
const tablet = '(width < 64rem)';
const laptop = '(width < 80rem)';

function subscribe(listener: () => void): () => void {
  const queries = [phone, tablet, laptop].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

type WindowWidth = 'phone' | 'tablet' | 'laptop' | 'wide';

function read(): WindowWidth {
  if (matchMedia(phone).matches) return 'phone';
  if (matchMedia(tablet).matches) return 'tablet';
  return matchMedia(laptop).matches ? 'laptop' : 'wide';
}

/** How wide the window is. The server does not know: what it renders must fit by styles alone. */
export function useWindowWidth(): WindowWidth {
  return useSyncExternalStore(subscribe, read, () => 'wide');
}
