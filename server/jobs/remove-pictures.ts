import * as z from 'zod/mini';
import { defineJob } from './define-job.ts';

/** Removes a picture of an owner, or all of them without a hash, from the store, which may be away for a while. */
export const removePictures = defineJob({
  name: 'pictures.remove',
  input: z.object({ folder: z.string(), ownerId: z.string(), hash: z.optional(z.string()) }),
  // A store may be away for a day, and nothing else knows of these pictures any more.
  retry: { times: 30, first: 5, longest: 3600 },
  async run({ pictures }, { folder, ownerId, hash }) {
    const store = pictures[folder];
    if (!store) throw new Error(`no store has the folder '${folder}'`);
    await (hash === undefined ? store.removeAll(ownerId) : store.remove(ownerId, hash));
  },
});
