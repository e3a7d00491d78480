import type { Language } from '#contract/facts/languages.ts';
import { callFunction } from '../api/send-request.ts';
import type { Services } from '../services/services.ts';

/**
 * Stores a choice of language with the user's account, where it decides the language of mail. An admin who acts as
 * somebody chooses for the screen alone, as everybody does in a demo. The screen has changed by then; a failure leaves
 * what the account page says of mail as it is.
 */
export async function saveLanguage({ init, data }: Services, language: Language): Promise<void> {
  const { currentUser, demo } = init.get() ?? {};
  if (!currentUser || currentUser.impersonatedBy || demo) return;
  try {
    await callFunction('account.setLanguage', { language }, { language, reads: false });
  } catch {
    return;
  }
  const { api, queryClient } = data.loaded ?? {};
  queryClient?.setQueryData(
    api?.account.read.queryKey() ?? [],
    (account) => account && { ...account, language },
  );
}
