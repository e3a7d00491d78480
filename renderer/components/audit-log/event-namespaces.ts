import { auditActions } from '#contract/audit.ts';
import { features } from '#contract/features/features.ts';

/** Texts of the pages with events: what features call their records and what is done to them, too. */
export const eventNamespaces = [
  ...new Set(['records', 'activity', ...auditActions.flatMap((action) => features.featureOf(action) ?? [])]),
];
