import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { type Chunk, loadOnceUsed, needsDocument } from '../../lib/chunks/chunk.ts';
import { translateWith } from '../../lib/i18n/use-translate.ts';
import { useServices } from '../../lib/services/services.ts';
import { toast } from './toast.ts';

interface Held<Module> {
  chunk: Chunk<Module>;
  module: Module;
}

/**
 * Returns the module of what a press opens, from its first press on. It is fetched ahead once the page is used. Where
 * it cannot be loaded, a toast says why, and `giveUp` is called: the next press tries again. Where only a new document
 * can load it, the toast offers a reload.
 */
export function useChunk<Module>(
  chunk: Chunk<Module>,
  open: boolean,
  giveUp?: () => void,
): Module | undefined {
  const { i18n } = useServices();
  const [held, setHeld] = useState<Held<Module>>();
  const module = held?.chunk === chunk ? held.module : undefined;
  if (open && !module && chunk.loaded) setHeld({ chunk, module: chunk.loaded });
  const tell = useEffectEvent((error: unknown) => {
    const translate = translateWith(i18n);
    const reload = { label: translate('common:actions.reload'), onPress: () => location.reload() };
    const isLost = error instanceof ApiError && needsDocument(error.data);
    toast.error(failureText(translate, error), {
      ...(isLost && { action: reload }),
    });
    giveUp?.();
  });
  useEffect(() => loadOnceUsed(chunk.load), [chunk]);
  const isMissing = open && !module;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    chunk.load().then(
      (fetched) => isOver || setHeld({ chunk, module: fetched }),
      (error) => isOver || tell(error),
    );
    return () => {
      isOver = true;
    };
  }, [chunk, isMissing]);
  return module;
}
