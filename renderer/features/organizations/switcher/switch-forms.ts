import Building2 from 'lucide-react/icons/building-2';
import { definePaletteForms } from '../../../layout/palette/palette-feature.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { may } from '../../../lib/permissions.ts';
import { tabsFor } from '../organization/tabs.ts';
import { pageAfterSwitch } from './next-page.ts';

/**
 * For the palette of the user area: 'Switch to …', for each of the own organizations but the active one, and the pages of
 * that.
 */
export const switchForms = definePaletteForms({
  area: 'app',
  allowed: (init) => may(init, 'organization', 'use'),
  query: (api) => api.organizations.list.queryOptions(),
  forms: ({ items, activeId }, { translate, pathname }) =>
    items
      .filter(({ id }) => id !== activeId)
      .map(({ id, name, slug }) => ({
        id: `switch-${id}`,
        icon: Building2,
        label: translate('organizations-area:switcher.switchTo', { name: isolate(name) }),
        keywords: `${slug} ${translate('organizations-area:synonyms.list')}`,
        action: '/app/organizations/active',
        fields: { id, next: pageAfterSwitch(pathname, id) },
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
