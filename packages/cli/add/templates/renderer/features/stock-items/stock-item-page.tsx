import { useParams } from 'react-router';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { EntityFacts } from '../../components/record/fields/entity-facts.tsx';
import { RecordHeadActions, RecordHeading } from '../../components/record/page/record-head.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { stockItemActions, stockItemEntity } from './stock-item-entity.ts';
/*if scoped*/
import { useArea } from '../../components/actions/action-context.ts';

/** Page of a stock item: its fields and actions; for managers its activity, too. */
/*else*/

/** Page of a stock item: its fields, actions and activity. */
/*end*/
export function StockItemPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  /*if scoped*/
  const isManaged = useArea() === 'manager';
  /*end*/
  return (
    <RecordPage
      entity={stockItemEntity}
      options={api.stockItems.read.queryOptions({ input: { id } })}
      actions={stockItemActions}
      heading={({ name }: ListedStockItem, heading) => <RecordHeading name={name} heading={heading} />}
      head={(_, actions) => <RecordHeadActions entity={stockItemEntity} id={id} actions={actions} />}
      facts={(stockItem) => <EntityFacts entity={stockItemEntity} record={stockItem} />}
      // Beside the fields: changed, added, identifier; the name is the heading.
      factCount={Object.keys(stockItemEntity.fields).length + 2}
    >
      {() =>
        /*if scoped*/
        isManaged &&
        /*end*/
        <ActivitySection options={api.stockItems.activity.queryOptions({ input: { id } })} />
      }
    </RecordPage>
  );
}
