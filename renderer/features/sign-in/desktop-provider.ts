// A file of its own, so that the removal of the desktop app takes it along.
import { useEffect, useRef } from 'react';
import { useActionData, useSearchParams, useSubmit } from 'react-router';
import type { Provider } from '#contract/api/init.ts';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/**
 * Goes on to the provider that was chosen in the desktop app, once, and leaves this page out of the history: the way
 * back from the provider would lead there again. Only on the way to the app, whose page asks before it lets anybody in.
 */
export function useChosenProvider(providers: readonly Provider[]): void {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const answer = useActionData();
  const begun = useRef(false);
  const wanted = search.get(providerParameter);
  const chosen = providers.find(({ id }) => id === wanted)?.id;
  const isForApp = safeRedirect(search.get('redirect'))?.split('?', 1)[0] === desktopSignInPath;
  useEffect(() => {
    if (!chosen || !isForApp || answer || begun.current) return;
    begun.current = true;
    void submit({ provider: chosen }, { method: 'post', replace: true });
  }, [chosen, isForApp, answer, submit]);
}
