import { useEffect, useState } from 'react';
import type { DesktopEvents } from '#contract/desktop/channels.ts';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';

type Found = DesktopEvents['find.result'];

export interface Find {
  /** What was found of the text that was searched for last; undefined before. */
  found: Found | undefined;
  /** Looks for a text, or for its next place. */
  look(text: string, forward: boolean): void;
  stop(): void;
}

/**
 * Looks for a text in the page by Chromium's own search. That counts the field in which the text is, too, which is
 * the last place in the document: it is left out, and passed over.
 */
export function useFind(): Find {
  const [last, setLast] = useState<{ text: string; forward: boolean }>();
  const [found, setFound] = useState<Found>();

  useEffect(
    () =>
      desktopBridge?.on('find.result', ({ active, total }) => {
        setFound({ active, total: Math.max(0, total - 1) });
        if (last && total > 1 && active === total) void desktopBridge?.find.start({ ...last, next: true });
      }),
    [last],
  );

  return {
    found,
    look(text, forward) {
      if (text === '') return;
      const next = text === last?.text;
      setLast({ text, forward });
      if (!next) setFound(undefined);
      void desktopBridge?.find.start({ text, forward, next });
    },
    stop() {
      setLast(undefined);
      setFound(undefined);
      void desktopBridge?.find.stop();
    },
  };
}
