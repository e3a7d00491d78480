import Box from 'lucide-react/icons/box';
import Plus from 'lucide-react/icons/plus';
import type { ListedTool } from '#contract/tools/tools.ts';
import type { PaletteOffers, RecordResult } from '../../layout/palette/palette-feature.ts';
import { readRecord } from '../../layout/palette/read-record.ts';
import { may } from '../../lib/permissions.ts';
import { toolActions } from './tool-entity.ts';

const list = '/manager/tools';

/** What the feature brings into the palette, and to keys. */
export const toolsPalette: PaletteOffers = {
  namespaces: ['records', 'tools'],
  commands: [
    {
      id: 'newTool',
      icon: Plus,
      label: 'tools:new',
      synonyms: 'tools:synonyms.new',
      keys: ['n'],
      within: list,
      allowed: (init) => may(init, 'tool', 'create'),
      to: `${list}/new`,
    },
  ],
  records: {
    id: 'tool',
    icon: Box,
    heading: 'tools-area:title',
    all: 'tools:searchAll',
    allowed: (init) => may(init, 'tool', 'read'),
    list: () => list,
    async search({ api }, searchTerm, limit, signal) {
      const { items, nextCursor } = await api.tools.list.call({ searchTerm, limit }, { signal });
      return { items: items.map(toResult), nextCursor };
    },
    ...readRecord(({ api }, id) => api.tools.read.queryOptions({ input: { id } }), toResult),
    actions: toolActions,
  },
};

function toResult({ id, name }: Pick<ListedTool, 'id' | 'name'>): RecordResult {
  return { id, name, texts: [] };
}
