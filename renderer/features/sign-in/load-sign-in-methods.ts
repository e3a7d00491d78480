import type { Init } from '#contract/api/init.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';

const methods = createChunk(() => import('./sign-in-methods.tsx'));

/** Fetches what /login has beside its form, where there is something. It must be there before the page is rendered. */
export async function loadSignInMethods(known: Init): Promise<void> {
  if (hasSignInMethods(known)) await methods.load();
}

export function loadedSignInMethods(): Partial<NonNullable<typeof methods.loaded>> {
  return methods.loaded ?? {};
}

/** Returns the module of the sign-in methods, so that the server can preload it. */
export function signInMethodModules(known: Init): string[] {
  return hasSignInMethods(known) ? ['renderer/features/sign-in/sign-in-methods.tsx'] : [];
}

function hasSignInMethods({ currentUser, demo, providers }: Init): boolean {
  return !currentUser && (demo || providers.length > 0);
}
