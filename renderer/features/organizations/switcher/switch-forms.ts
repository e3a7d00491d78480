import Building2 from 'lucide-react/icons/building-2';
import { definePaletteForms } from '../../../layout/palette/palette-feature.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { may } from '../../../lib/permissions.ts';
import { pageAfterSwitch } from './next-page.ts';

/** For the palette of the user area: 'Switch to …', for each of the own organizations but the active one. */
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
});
