import type { EntityFacts } from '../entities/entity-facts.ts';

/** Facts about repositories, for their operations and pages. */
export const repositoryFacts = {
  kind: 'repository',
  path: '/repositories',
  one: 'a repository',
  many: 'repositories',
  scope: 'organization',
  listed: ['link'],
  // The palette and the cards show more than the list does.
  answered: 'all',
  sorts: { updated: 'descending', name: 'ascending' },
} as const satisfies EntityFacts;
