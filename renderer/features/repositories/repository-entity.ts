import BookMarked from 'lucide-react/icons/book-bookmark';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { repositoryFacts } from '#contract/repositories/repository-facts.ts';
import { longestExportSelection } from '#contract/schemas/limits.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { filesField } from '../../components/files/files-field.ts';
import { readTimestamp } from '../../components/list/list-filters.ts';
import { defineEntity } from '../../components/record/define-entity.ts';
import { isWebLink, shortLink } from './repository-link.tsx';

const openLink: RecordAction<Pick<ListedRepository, 'id' | 'link'>, 'delete'> = {
  id: 'openLink',
  icon: ExternalLink,
  label: 'repositories:openLink',
  synonyms: 'repositories:synonyms.openLink',
  keys: ['o'],
  allowed: (_, { link }) => isWebLink(link),
  effect: ({ link }) => ({ href: link }),
};

/** Definition of repositories, of which their pages are made. */
export const repositoryEntity = defineEntity(repositoryFacts, {
  texts: 'repositories',
  title: 'repositories-area:title',
  shortTitle: 'repositories-area:short',
  synonyms: 'repositories:synonyms.list',
  icon: BookMarked,
  keys: ['g', 'r'],
  newFromAnywhere: true,
  loadSchema: async () => (await import('#contract/repositories/repository-input.ts')).repositoryInputSchema,
  fields: {
    name: { kind: 'text', required: true },
    link: { kind: 'link', required: true },
    description: { kind: 'longtext' },
    attachments: filesField,
  },
  readFilters,
  foundTexts: ({ description, link }: ListedRepository) => [description ?? '', shortLink(link)],
  imported: true,
  moved: true,
  exports: { path: '/api/repositories/export', most: longestExportSelection },
  actions: [openLink],
  operations: (api) => api.repositories,
  invalidates: (api) => [
    api.repositories.home.key(),
    api.repositories.dashboard.key(),
    // The first steps.
    api.dashboard.key(),
  ],
});

/** Filters of the list besides the search term, as in its address and in the operations' input. */
export interface RepositoryFilters {
  /** Days. */
  changedWithin?: number;
  /** ISO 8601. */
  addedSince?: string;
  /** Ids of users, parted by commas. */
  addedBy?: string;
}

const longestChangedWithin = 3650;

/** The dashboard asks for what was added, and who added it is for managers to know. */
function readFilters(parameters: URLSearchParams, area: Area): RepositoryFilters {
  const days = Number(parameters.get('changedWithin'));
  const addedSince = readTimestamp(parameters, 'addedSince');
  const addedBy = parameters.get('addedBy');
  return {
    ...(Number.isInteger(days) && days > 0 && days <= longestChangedWithin && { changedWithin: days }),
    ...(area === 'manager' && addedSince && { addedSince }),
    ...(area === 'manager' && addedBy && { addedBy }),
  };
}
