import { useParams } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { EntityFacts } from '../../components/record/fields/entity-facts.tsx';
import { EntityFields } from '../../components/record/fields/entity-fields.tsx';
import { fieldHeights } from '../../components/record/fields/fields.ts';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { stockItemEntity } from './stock-item-entity.ts';
import { stockItemForm } from './stock-item-form.ts';

/** The form for a new stock item. */
export function NewStockItemPage() {
  const form = useForm({ definition: stockItemForm, initial: {} });
  return (
    <NewRecordPage entity={stockItemEntity} form={form}>
      <EntityFields entity={stockItemEntity} />
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
      facts={(stockItem) => <EntityFacts entity={stockItemEntity} record={stockItem} />}
      fieldHeights={fieldHeights(stockItemEntity.fields)}
    >
      {(stockItem) => (
        <EditRecordForm
          key={stockItem.id}
          entity={stockItemEntity}
          record={stockItem}
          form={stockItemForm}
        >
          <EntityFields entity={stockItemEntity} />
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
