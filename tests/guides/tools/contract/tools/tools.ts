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
import { pageInput, sortDirections } from '../schemas/paging.ts';
import { storedFields } from '../schemas/stored-fields.ts';
import { totalSchema } from '../schemas/total.ts';
import { toolInputSchema } from './tool-input.ts';

const tags = ['Tools'];

export const toolSchema = z.object({
  id: z.string(),
  ...storedFields(toolInputSchema),
  /** Name of what borrowerId refers to. */
  borrower: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A tool as lists show it. */
export const listedToolSchema = z.pick(toolSchema, {
  id: true,
  name: true,
  serial: true,
  category: true,
  purchasedOn: true,
  price: true,
  updatedAt: true,
});

/** Which tools a list or a deletion is about. */
const filterInput = { searchTerm: pageInput.searchTerm };

const listInputSchema = z.object({
  ...pageInput,
  sort: z._default(z.enum(['name', 'purchasedOn', 'updated']), 'updated'),
  /** Names begin at A, numbers at the lowest, times at the newest, unless told otherwise. */
  direction: z.optional(z.enum(sortDirections)),
});

const listSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  items: z.array(listedToolSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

const idInput = { id: z.string() };
const versionInput = { ...idInput, expectedUpdatedAt: z.iso.datetime() };

/** What is to be deleted: some by their ids, or all that the list shows for a term, as many as were counted. */
const deletionInputSchema = z.union([
  z.strictObject({ ids: selectionSchema }),
  z.strictObject({ all: z.strictObject(filterInput), expectedCount: z.optional(z.int()) }),
]);

export type Tool = z.infer<typeof toolSchema>;
export type ListedTool = z.infer<typeof listedToolSchema>;
export type ToolListInput = z.infer<typeof listInputSchema>;

/** The operations on tools. */
export const tools = {
  list: oc
    .route({ method: 'GET', path: '/tools', tags, summary: 'A page of the list of tools' })
    .input(listInputSchema)
    .output(listSchema),
  count: oc
    .route({ method: 'GET', path: '/tools/count', tags, summary: 'How many tools a list holds' })
    .input(z.object(filterInput))
    .output(totalSchema),
  read: oc
    .route({ method: 'GET', path: '/tools/{id}', tags, summary: 'One tool' })
    .input(z.object(idInput))
    .output(toolSchema),
  activity: oc
    .route({ method: 'GET', path: '/tools/{id}/activity', tags, summary: 'What was done to a tool' })
    .input(z.object(idInput))
    .output(activitySchema),
  create: oc
    .route({ method: 'POST', path: '/tools', tags, summary: 'Add a tool' })
    .input(toolInputSchema)
    .output(toolSchema),
  /** RECORD_CHANGED when it is no longer what the caller saw. */
  update: oc
    .route({ method: 'PUT', path: '/tools/{id}', tags, summary: 'Change a tool' })
    .input(z.extend(toolInputSchema, versionInput))
    .output(toolSchema),
  delete: oc
    .route({ method: 'POST', path: '/tools/delete', tags, summary: 'Delete tools' })
    .input(deletionInputSchema)
    .output(deletionSchema),
  deleted: oc
    .route({ method: 'GET', path: '/tools/deleted', tags, summary: 'Tools that you can still bring back' })
    .output(undoableDeletionsSchema),
  restore: oc
    .route({ method: 'POST', path: '/tools/restore', tags, summary: 'Undo a deletion of tools' })
    .input(restorationInputSchema)
    .output(restorationSchema),
};
