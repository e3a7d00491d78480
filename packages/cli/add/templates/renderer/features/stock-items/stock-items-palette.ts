import Box from 'lucide-react/icons/box';
import Plus from 'lucide-react/icons/plus';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import type { Area } from '../../components/actions/palette-context.ts';
/*if scoped*/
import { listPath } from '../../components/record/entity.ts';
/*end*/
import { mayIn, scopeIn } from '../../components/record/scope.ts';
import { type PaletteOffers, type RecordResult, readRecord } from '../../layout/palette/palette-feature.ts';
import { stockItemActions, stockItemEntity } from './stock-item-entity.ts';

/*if scoped*/
const list = (area: Area) => listPath(stockItemEntity, area);
/*else*/
const list = (_area: Area) => '/manager/stock-items';
/*end*/

/** Commands of the feature and search of its records in the palette, with their shortcuts. */
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
      allowed: (init, area) => mayIn(area, init, stockItemEntity, 'create'),
      to: (area) => `${list(area)}/new`,
    },
  ],
  records: {
    id: 'stockItem',
    icon: Box,
    heading: 'stock-items-area:title',
    all: 'stock-items:searchAll',
    allowed: (init) => mayIn('app', init, stockItemEntity, 'read'),
    list,
    /*if scoped*/
    async search({ api }, searchTerm, limit, signal, area) {
      const input = { searchTerm, limit, ...scopeIn(area, stockItemEntity) };
    /*else*/
    async search({ api }, searchTerm, limit, signal) {
      const input = { searchTerm, limit };
    /*end*/
      const { items, nextCursor } = await api.stockItems.list.call(input, { signal });
      return { items: items.map(toResult), nextCursor };
    },
    ...readRecord(({ api }, id) => api.stockItems.read.queryOptions({ input: { id } }), toResult),
    actions: stockItemActions,
  },
};

function toResult({ id, name }: Pick<ListedStockItem, 'id' | 'name'>): RecordResult {
  return { id, name, texts: [] };
}
