import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { type Chunk, needsDocument } from '../../lib/chunks/chunk.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { toast } from './toast.ts';

interface Held<Module> {
  chunk: Chunk<Module>;
  module: Module;
}

/**
 * What a press opens, from its first press on. Where its code cannot be had, a toast says why, and the request is taken
 * back: the next press tries again. What this document can no longer fetch comes with another one.
 */
export function useChunk<Module>(
  chunk: Chunk<Module>,
  open: boolean,
  giveUp?: () => void,
): Module | undefined {
  const translate = useTranslate();
  const [held, setHeld] = useState<Held<Module>>();
  const module = held?.chunk === chunk ? held.module : undefined;
  if (open && !module && chunk.loaded) setHeld({ chunk, module: chunk.loaded });
  const tell = useEffectEvent((error: unknown) => {
    const reload = { label: translate('common:actions.reload'), onPress: () => location.reload() };
    const isLost = error instanceof ApiError && needsDocument(error.data);
    toast.error(error instanceof ApiError ? failureText(translate, error) : translate('ui:error.title'), {
      ...(isLost && { action: reload }),
    });
    giveUp?.();
  });
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
