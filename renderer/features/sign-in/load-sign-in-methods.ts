import type { Init } from '#contract/api/init.ts';

type WaysIn = typeof import('./sign-in-methods.ts');

let loaded: WaysIn | undefined;

/** Fetches what /login has beside its form, where there is something. It must be there before the page is rendered. */
export async function loadWaysIn(known: Init): Promise<void> {
  if (hasWaysIn(known)) loaded ??= await import('./sign-in-methods.ts');
}

export function loadedWaysIn(): Partial<WaysIn> {
  return loaded ?? {};
}

/** Where that lies, so that the server can preload it. */
export function waysInModules(known: Init): string[] {
  return hasWaysIn(known) ? ['renderer/features/sign-in/sign-in-methods.ts'] : [];
}

function hasWaysIn({ visitor, demo, providers }: Init): boolean {
  return !visitor && (demo || providers.length > 0);
}
