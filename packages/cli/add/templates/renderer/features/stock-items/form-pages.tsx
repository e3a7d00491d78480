import { useParams } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { stockItemEntity } from './stock-item-entity.ts';
import { StockItemFields, stockItemForm } from './stock-item-fields.tsx';
import { StockItemFacts } from './stock-item-page.tsx';

/** The form for a new stock item. */
export function NewStockItemPage() {
  const form = useForm({ definition: stockItemForm, initial: { /*: initial */ } });
  return (
    <NewRecordPage entity={stockItemEntity} form={form}>
      <StockItemFields />
    </NewRecordPage>
  );
}

/** The form that changes a stock item. */
export function EditStockItemPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <EditRecordPage
      entity={stockItemEntity}
      options={api.stockItems.read.queryOptions({ input: { id } })}
      facts={(stockItem) => <StockItemFacts stockItem={stockItem} />}
      fieldHeights={[/*: fieldHeights */]}
    >
      {(stockItem) => (
        <EditRecordForm
          key={stockItem.id}
          entity={stockItemEntity}
          record={stockItem}
          form={stockItemForm}
        >
          <StockItemFields />
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
