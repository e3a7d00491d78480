import type { KindName } from './field.ts';
import type { Kind } from './kind.ts';
import { referenceKind } from './reference-kind.ts';
import { textKinds } from './text-kinds.ts';
import { valueKinds } from './value-kinds.ts';

/** What sources and tests say of a field, by its kind. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  ...textKinds,
  ...valueKinds,
  reference: referenceKind,
};
