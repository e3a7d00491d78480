import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { FormState } from './form-context.ts';
import { readFields, writeFields } from './form-values.ts';

/** Unsaved text of the form at an address, kept in this tab. */
interface Draft {
  /** Id of the user who typed it: nobody else gets it. */
  userId: string;
  values: Record<string, string>;
}

const keyOf = (path: string) => `draft:${path}`;

/**
 * Keeps what is typed in the tab while it is not saved. Text that signing in again or a reload would have lost comes
 * back into the form, for the same user only; leaving the page otherwise forgets it.
 */
export function useDraft({ ref, values, dirty }: FormState): { restored: boolean; keep(): void } {
  const { init } = useServices();
  const { pathname } = useLocation();
  const userId = useInit().currentUser?.id;
  const [restored, setRestored] = useState(false);
  const names = Object.keys(values);

  const restore = useEffectEvent(() => {
    const form = ref.current;
    const typed = userId && readDraft(pathname, userId);
    if (form && typed && names.some((name) => typed[name] !== values[name])) {
      writeFields(form, typed);
      setRestored(true);
    }
  });
  // Of the page on which the form appeared; by the time it goes, the address may be another's.
  const drop = useEffectEvent((ofPage: string) => {
    const now = init.get();
    const sessionEnded = now && !now.currentUser;
    if (!sessionEnded) dropDraft(ofPage);
  });
  useEffect(() => {
    restore();
    return () => drop(pathname);
  }, [pathname]);

  function keep() {
    if (ref.current && userId)
      keepDraft(pathname, { userId, values: readFields(new FormData(ref.current), names) });
  }

  const keepEarlyText = useEffectEvent(keep);
  useEffect(() => {
    if (dirty) keepEarlyText();
  }, [dirty]);

  return { restored, keep };
}

/** Keeps typed text in the tab, so that it survives signing in again and a reload. */
function keepDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the text is still in the form.
  }
}

/** Returns the values of this user's draft at an address, if there is one. */
function readDraft(path: string, userId: string): Draft['values'] | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as Draft | null;
    return draft?.userId === userId ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Nothing was kept there.
  }
}
