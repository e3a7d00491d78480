import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ListedStockItem, StockItem } from '#contract/stock-items/stock-items.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import {
  BooleanValue,
  ChoiceValue,
  DayValue,
  EmailValue,
  LinkValue,
  LongTextValue,
  MoneyValue,
  NumberValue,
  ReferenceValue,
  TextValue,
  TimestampValue,
} from '../../components/record/field-values.tsx';
import { FieldFact, RecordFacts } from '../../components/record/page/record-facts.tsx';
import { RecordHeadActions, RecordHeading } from '../../components/record/page/record-head.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { stockItemActions, stockItemEntity } from './stock-item-entity.ts';

/** One stock item: what it is, what was done to it, and what can be done with it. */
export function StockItemPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <RecordPage
      entity={stockItemEntity}
      options={api.stockItems.read.queryOptions({ input: { id } })}
      actions={stockItemActions}
      heading={({ name }: ListedStockItem, heading) => <RecordHeading name={name} heading={heading} />}
      head={(_, actions) => <RecordHeadActions entity={stockItemEntity} id={id} actions={actions} />}
      facts={(stockItem) => <StockItemFacts stockItem={stockItem} />}
      factCount={/*: factCount */}
    >
      {() => <ActivitySection options={api.stockItems.activity.queryOptions({ input: { id } })} />}
    </RecordPage>
  );
}

/** What is known of a stock item beside its name, and when it was added and changed. */
export function StockItemFacts({ stockItem }: { stockItem: StockItem }) {
  return (
    <RecordFacts entity={stockItemEntity} record={stockItem} named>
      {/*: facts */}
    </RecordFacts>
  );
}
