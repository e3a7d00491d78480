import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import {
  type PaletteOffers,
  type RecordResult,
  readRecord,
} from '../../../layout/palette/palette-feature.ts';
import { may } from '../../../lib/permissions.ts';
import { switchForms } from '../switcher/switch-forms.ts';
import { managedList, organizationActions } from './organization-actions.ts';

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
