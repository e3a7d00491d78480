import * as z from 'zod/mini';
import { activitySchema } from '../schemas/activity.ts';
import {
  deletionSchema,
  restorationInputSchema,
  restorationSchema,
  selectionSchema,
  undoableDeletionsSchema,
} from '../schemas/deletion.ts';
import { oc } from '../schemas/oc.ts';
import { pageInput, sortDirections, totalSchema } from '../schemas/paging.ts';
import { expectedInput, scopedRestorationInputSchema, scopeFields, scopeInput } from '../schemas/scope.ts';
import { storedFields } from '../schemas/stored-fields.ts';
import { stockItemInputSchema } from './stock-item-input.ts';

const tags = ['Stock items'];

export const stockItemSchema = z.object({
  id: z.string(),
  /*if scoped*/
  ...scopeFields,
  /*end*/
  ...storedFields(stockItemInputSchema),
  /*: answered */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A stock item as lists show it. */
export const listedStockItemSchema = z.pick(stockItemSchema, {
  id: true,
  /*if scoped*/
  organizationId: true,
  organization: true,
  /*end*/
  name: true,
  /*: listed */
  updatedAt: true,
});

/** Filters of the count and the deletion of stock items: those of the list. */
/*if scoped*/
const filterInput = { ...scopeInput, searchTerm: pageInput.searchTerm };
/*else*/
const filterInput = { searchTerm: pageInput.searchTerm };
/*end*/

const listInputSchema = z.object({
  /*if scoped*/
  ...scopeInput,
  /*end*/
  ...pageInput,
  sort: z._default(z.enum(['name', /*: sorts */ 'updated']), 'updated'),
  /** Names begin at A, numbers at the lowest, times at the newest, unless told otherwise. */
  direction: z.optional(z.enum(sortDirections)),
});

const listSchema = z.object({
  /** Time at which the server read the list; the page shows times relative to it. */
  readAt: z.iso.datetime(),
  items: z.array(listedStockItemSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

const idInput = { id: z.string() };
const versionInput = { ...idInput, expectedUpdatedAt: z.iso.datetime() };

/** Stock items to delete: some by their ids, or all that the list shows for a term, `expectedCount` many. */
const deletionInputSchema = z.union([
  /*if scoped*/
  z.strictObject({ ids: selectionSchema, ...expectedInput }),
  z.strictObject({ all: z.strictObject(filterInput), expectedCount: z.optional(z.int()), ...expectedInput }),
  /*else*/
  z.strictObject({ ids: selectionSchema }),
  z.strictObject({ all: z.strictObject(filterInput), expectedCount: z.optional(z.int()) }),
  /*end*/
]);

export type StockItem = z.infer<typeof stockItemSchema>;
export type ListedStockItem = z.infer<typeof listedStockItemSchema>;
export type StockItemListInput = z.infer<typeof listInputSchema>;

/** The operations on stock items. */
export const stockItems = {
  list: oc
    .route({ method: 'GET', path: '/stock-items', tags, summary: 'A page of the list of stock items' })
    .input(listInputSchema)
    .output(listSchema),
  count: oc
    .route({ method: 'GET', path: '/stock-items/count', tags, summary: 'How many stock items a list holds' })
    .input(z.object(filterInput))
    .output(totalSchema),
  read: oc
    .route({ method: 'GET', path: '/stock-items/{id}', tags, summary: 'One stock item' })
    .input(z.object(idInput))
    .output(stockItemSchema),
  activity: oc
    .route({ method: 'GET', path: '/stock-items/{id}/activity', tags, summary: 'What was done to a stock item' })
    .input(z.object(idInput))
    .output(activitySchema),
  create: oc
    .route({ method: 'POST', path: '/stock-items', tags, summary: 'Add a stock item' })
    /*if scoped*/
    .input(z.extend(stockItemInputSchema, scopeInput))
    /*else*/
    .input(stockItemInputSchema)
    /*end*/
    .output(stockItemSchema),
  /** Throws RECORD_CHANGED when the stock item was changed after `expectedUpdatedAt`. */
  update: oc
    .route({ method: 'PUT', path: '/stock-items/{id}', tags, summary: 'Change a stock item' })
    .input(z.extend(stockItemInputSchema, versionInput))
    .output(stockItemSchema),
  delete: oc
    .route({ method: 'POST', path: '/stock-items/delete', tags, summary: 'Delete stock items' })
    .input(deletionInputSchema)
    .output(deletionSchema),
  deleted: oc
    .route({ method: 'GET', path: '/stock-items/deleted', tags, summary: 'Stock items that you can still bring back' })
    /*if scoped*/
    .input(z.optional(z.object(scopeInput)))
    /*end*/
    .output(undoableDeletionsSchema),
  restore: oc
    .route({ method: 'POST', path: '/stock-items/restore', tags, summary: 'Undo a deletion of stock items' })
    /*if scoped*/
    .input(scopedRestorationInputSchema)
    /*else*/
    .input(restorationInputSchema)
    /*end*/
    .output(restorationSchema),
};
