import { appFacts } from './facts/define-app.ts';

/**
 * Counts the changes of the contract that an app built before does not survive: raise it with each, and
 * `oldestContract` when the server stops answering apps of that age.
 */
export const contractVersion = 1;
export const oldestContract = 1;

/**
 * Header of every answer below /api and /pictures, `<version>; oldest=<oldest>`, by which an app tells this product's
 * server from anything else that answers; the app sends its own version in the same header.
 */
export function contractHeader(): string {
  return `${appFacts().product.slug}-contract`;
}

export interface ServedContract {
  version: number;
  /** The oldest version of an app that the server still answers. */
  oldest: number;
}

export function writeContract({ version, oldest }: ServedContract): string {
  return `${version}; oldest=${oldest}`;
}

/** Reads what a server says of itself; undefined when it is no server of this product. Later parameters are ignored. */
export function readContract(value: string | null | undefined): ServedContract | undefined {
  const [, version, oldest] = /^(\d{1,9}); oldest=(\d{1,9})(?:;.*)?$/.exec(value ?? '') ?? [];
  return version && oldest ? { version: Number(version), oldest: Number(oldest) } : undefined;
}
