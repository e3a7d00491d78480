import BookMarked from 'lucide-react/icons/book-bookmark';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import type { Init } from '#contract/api/init.ts';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { listPath } from '../../components/record/entity.ts';
import { mayIn, scopeIn } from '../../components/record/scope.ts';
import { type PaletteOffers, type RecordResult, readRecord } from '../../layout/palette/palette-feature.ts';
import { may } from '../../lib/permissions.ts';
import { repositoryActions, repositoryEntity } from './repository-entity.ts';
import { shortLink } from './repository-link.tsx';

const mayCreate = (init: Init, area: Area) => mayIn(area, init, repositoryEntity, 'create');
const below = (area: Area, page: string) => `${listPath(repositoryEntity, area)}/${page}`;

/** Commands of the feature and search of its records in the palette, with their shortcuts. */
export const repositoriesPalette: PaletteOffers = {
  namespaces: ['records', 'repositories'],
  commands: [
    {
      id: 'newRepository',
      icon: Plus,
      label: 'repositories:new',
      synonyms: 'repositories:synonyms.new',
      keys: ['n'],
      allowed: mayCreate,
      to: (area) => below(area, 'new'),
    },
    {
      id: 'importRepositories',
      icon: Upload,
      label: 'repositories:importing.title',
      synonyms: 'repositories:synonyms.import',
      allowed: mayCreate,
      to: (area) => below(area, 'import'),
    },
  ],
  records: {
    id: 'repository',
    icon: BookMarked,
    heading: 'repositories-area:title',
    all: 'repositories:searchAll',
    allowed: (init) => may(init, 'repository', 'read'),
    list: (area) => `/${area}/repositories`,
    async search({ api }, searchTerm, limit, signal, area) {
      const scope = scopeIn(area, repositoryEntity);
      const { items, nextCursor } = await api.repositories.list.call(
        { searchTerm, limit, ...scope },
        { signal },
      );
      return { items: items.map(toFound), nextCursor };
    },
    ...readRecord(({ api }, id) => api.repositories.read.queryOptions({ input: { id } }), toFound),
    create: {
      label: 'repositories:newNamed',
      allowed: mayCreate,
      to: (name, area) => below(area, `new?${new URLSearchParams({ name })}`),
    },
    actions: repositoryActions,
  },
};

function toFound({
  id,
  name,
  link,
  description,
}: Pick<ListedRepository, 'id' | 'name' | 'link' | 'description'>): RecordResult {
  return { id, name, texts: [description ?? '', shortLink(link)] };
}
