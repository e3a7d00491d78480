import { callFunction } from '../../../lib/api/send-request.ts';
import { askForPasskey } from '../../../lib/passkeys/webauthn.ts';
import type { Services } from '../../../lib/services/services.ts';

/**
 * Signs in by a passkey that the user chooses.
 * @param mediation 'conditional' where the browser offers passkeys with the addresses that it fills in
 * @param onChosen called once the user has chosen one
 */
export async function signInByPasskey(
  { data, init, i18n }: Services,
  request: { signal: AbortSignal; mediation?: 'conditional' },
  onChosen: () => void,
): Promise<void> {
  const call = { language: i18n.language, reads: false };
  const options = await callFunction('passkeys.signInOptions', undefined, {
    ...call,
    signal: request.signal,
  });
  const failed = i18n.t('sign-in:passkey.notUsed');
  const credential = await askForPasskey(options as object, failed, request);
  onChosen();
  await callFunction('passkeys.signIn', { credential }, call);
  // What somebody else has read in this document before.
  data.loaded?.queryClient.clear();
  await init.reload();
}
