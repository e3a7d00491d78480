import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import {
  definePaletteForms,
  type PaletteOffers,
  type RecordResult,
  readRecord,
} from '../../layout/palette/palette-feature.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { may } from '../../lib/permissions.ts';
import { managedList, organizationActions } from './manage/managed-organizations.ts';
import { tabsFor } from './organization/tabs.ts';
import { pageAfterSwitch } from './switcher/active-organization.ts';

/** In the user area: 'Switch to …' each of the own organizations but the active one, and the pages of that. */
const switchForms = definePaletteForms({
  area: 'app',
  allowed: (init) => may(init, 'organization', 'use'),
  query: (api) => api.organizations.list.queryOptions(),
  forms: ({ items, activeId }, { translate }) =>
    items
      .filter(({ id }) => id !== activeId)
      .map(({ id, name, slug }) => ({
        id: `switch-${id}`,
        icon: Building2,
        label: translate('organizations-area:switcher.switchTo', { name: isolate(name) }),
        keywords: `${slug} ${translate('organizations-area:synonyms.list')}`,
        action: '/app/organizations/active',
        changesSession: true,
        fields: (pathname) => ({ id, next: pageAfterSwitch(pathname, id) }),
      })),
  pages({ items, activeId }, { translate }) {
    const active = items.find(({ id }) => id === activeId);
    if (!active) return [];
    return tabsFor(active.role).map(({ path, icon, label }) => ({
      id: `organization-${path}`,
      icon,
      label: translate(path === '' ? 'organizations-area:switcher.settings' : label),
      note: isolate(active.name),
      keywords: `${active.slug} ${translate('organizations-area:switcher.label')}`,
      to: `/app/organizations/${active.id}${path && `/${path}`}`,
    }));
  },
});

/** Commands of the feature in the palette, and for managers a search of all organizations. */
export const organizationsPalette: PaletteOffers = {
  namespaces: ['records', 'organizations', 'organizations-manage'],
  commands: [
    {
      id: 'newOrganization',
      icon: Plus,
      label: 'organizations-area:create',
      synonyms: 'organizations-area:synonyms.create',
      to: '/app/organizations/new',
      allowed: (init) => may(init, 'organization', 'use') && may(init, 'apps', 'app'),
    },
  ],
  forms: switchForms,
  records: {
    id: 'organization',
    icon: Building2,
    heading: 'organizations-area:title',
    all: 'organizations-manage:searchAll',
    allowed: (init) => may(init, 'organization', 'manage'),
    list: () => managedList,
    async search({ api }, searchTerm, limit, signal) {
      const { items, nextCursor } = await api.organizations.all.call({ searchTerm, limit }, { signal });
      return { items: items.map(toFound), nextCursor };
    },
    ...readRecord(({ api }, id) => api.organizations.readAny.queryOptions({ input: { id } }), toFound),
    actions: organizationActions,
  },
};

function toFound({ id, name, slug }: { id: string; name: string; slug: string }): RecordResult {
  return { id, name, texts: [slug] };
}
