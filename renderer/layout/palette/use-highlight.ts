import { useState } from 'react';

/**
 * Which entry Enter opens. With each change of the term it is the first one. It stays where it is as long as that
 * entry is in the list: what the server finds comes in above, and must not slip under the finger on Enter.
 */
export function useHighlight(ids: readonly string[], term: string) {
  const [kept, setKept] = useState({ term, id: ids[0] });
  const isKept = kept.term === term && kept.id !== undefined && ids.includes(kept.id);
  const highlighted = isKept ? kept.id : ids[0];
  if (kept.term !== term || kept.id !== highlighted) setKept({ term, id: highlighted });
  return {
    highlighted,
    highlight: (id: string) => setKept({ term, id }),
    /** Goes on, or back, and around at the ends. */
    move(step: 1 | -1) {
      const place = ids.indexOf(highlighted ?? '');
      setKept({ term, id: ids.at((place + step) % ids.length) });
    },
  };
}
