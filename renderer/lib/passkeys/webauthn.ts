import type { Assertion, NewCredential } from '#contract/passkeys/passkeys.ts';
import { ApiError } from '../api/api-error.ts';
import { shellBridge } from '../shell/bridge.ts';

/** Whether passkeys can be used here. A shell leaves them to the system's browser: its own pages have another origin. */
export function canUsePasskeys(): boolean {
  const known = typeof PublicKeyCredential === 'function' ? PublicKeyCredential : undefined;
  return !shellBridge && known?.parseCreationOptionsFromJSON !== undefined;
}

/** @param unsupported what to say in a browser without passkeys */
export function requirePasskeys(unsupported: string): void {
  if (!canUsePasskeys()) throw new ApiError(400, 'PASSKEY_NOT_DONE', unsupported);
}

/**
 * Lets the browser make a passkey.
 * @param options in JSON, of the server
 * @param texts why there is none: it failed or was cancelled, or the device has one of this user already
 */
export async function makePasskey(options: object, texts: { failed: string; known: string }) {
  try {
    const json = options as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    return toJson<NewCredential>(await navigator.credentials.create({ publicKey }));
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw notDone(error, isKnown ? texts.known : texts.failed);
  }
}

/**
 * Lets the browser ask for a passkey.
 * @param failed why there is none
 */
export async function askForPasskey(
  options: object,
  failed: string,
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
) {
  try {
    const json = options as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return toJson<Assertion>(await navigator.credentials.get({ publicKey, ...request }));
  } catch (error) {
    throw notDone(error, failed);
  }
}

function toJson<T>(credential: Credential | null): T {
  return (credential as PublicKeyCredential).toJSON() as T;
}

function notDone(cause: unknown, message: string): ApiError {
  return new ApiError(400, 'PASSKEY_NOT_DONE', message, undefined, undefined, { cause });
}
