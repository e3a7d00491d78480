import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import type { Init } from '#contract/api/init.ts';
import { type PaletteOffers, type RecordResult, readRecord } from '../../layout/palette/palette-feature.ts';
import { may } from '../../lib/permissions.ts';
import { userActions } from './user-actions.ts';
import { displayName } from './user-entity.ts';

const list = '/manager/users';
const maySee = (init: Init) => may(init, 'apps', 'manager') && may(init, 'user', 'list');

/** Commands of the feature and search of its users in the palette, with their shortcuts. */
export const usersPalette: PaletteOffers = {
  namespaces: ['records', 'users'],
  commands: [
    {
      id: 'newUser',
      icon: UserPlus,
      label: 'users:new',
      synonyms: 'users:synonyms.new',
      keys: ['n'],
      within: list,
      allowed: (init) => may(init, 'user', 'create'),
      to: `${list}/new`,
    },
  ],
  records: {
    id: 'user',
    icon: UserRound,
    heading: 'users-area:title',
    all: 'users:searchAll',
    allowed: maySee,
    list: () => list,
    async search({ api }, searchTerm, limit, signal) {
      const { items, nextCursor } = await api.users.list.call({ searchTerm, limit }, { signal });
      return { items: items.map(toFound), nextCursor };
    },
    ...readRecord(({ api }, id) => api.users.read.queryOptions({ input: { id } }), toFound),
    actions: userActions,
  },
};

function toFound(user: { id: string; name: string; email: string }): RecordResult {
  return { id: user.id, name: displayName(user), texts: user.name ? [user.email] : [] };
}
