import Box from 'lucide-react/icons/box';
import Plus from 'lucide-react/icons/plus';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import { type PaletteOffers, type RecordResult, readRecord } from '../../layout/palette/palette-feature.ts';
import { may } from '../../lib/permissions.ts';
import { stockItemActions } from './stock-item-entity.ts';

const list = '/manager/stock-items';

/** What the feature brings into the palette, and to keys. */
export const stockItemsPalette: PaletteOffers = {
  namespaces: ['records', 'stock-items'],
  commands: [
    {
      id: 'newStockItem',
      icon: Plus,
      label: 'stock-items:new',
      synonyms: 'stock-items:synonyms.new',
      keys: ['n'],
      within: list,
      allowed: (init) => may(init, 'stockItem', 'create'),
      to: `${list}/new`,
    },
  ],
  records: {
    id: 'stockItem',
    icon: Box,
    heading: 'stock-items-area:title',
    all: 'stock-items:searchAll',
    allowed: (init) => may(init, 'stockItem', 'read'),
    list: () => list,
    async search({ api }, searchTerm, limit, signal) {
      const { items, nextCursor } = await api.stockItems.list.call({ searchTerm, limit }, { signal });
      return { items: items.map(toResult), nextCursor };
    },
    ...readRecord(({ api }, id) => api.stockItems.read.queryOptions({ input: { id } }), toResult),
    actions: stockItemActions,
  },
};

function toResult({ id, name }: Pick<ListedStockItem, 'id' | 'name'>): RecordResult {
  return { id, name, texts: [] };
}
