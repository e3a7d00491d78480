import type { Operation } from '../api-document.ts';

/** Who may call an operation: everybody, who is signed in, or who has all these permissions. */
type CallersOfOperation = 'everyone' | 'signedIn' | string[];

/** Who may call an operation, where the document says so for it alone. */
export function callersOf({ security }: Pick<Operation, 'security'>): CallersOfOperation | undefined {
  if (!security) return undefined;
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return 'everyone';
  const permissions = [...new Set(security.flatMap((way) => Object.values(way).flat()))];
  return permissions.length > 0 ? permissions : 'signedIn';
}
