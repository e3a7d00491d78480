import * as z from 'zod/mini';
import { filesSchema } from '../files/file-fields.ts';
import { withoutInvisible } from '../invisible.ts';
import { linkSchema } from '../validation/link.ts';
import { isReadable } from '../validation/readable.ts';
import { optionalTextSchema } from '../validation/text.ts';

export const longestRepositoryName = 100;
export const longestDescription = 2000;

/** The name of a repository, unique ignoring case: the database decides that ('repositories:validation.name.used'). */
export const repositoryNameSchema = z
  .string({ error: 'repositories:validation.name.required' })
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: 'repositories:validation.name.required', abort: true }),
    z.maxLength(longestRepositoryName, { error: 'repositories:validation.name.tooLong', abort: true }),
    z.refine(isReadable, { error: 'repositories:validation.name.invalid' }),
  );

/** SSH addresses for `git clone`: `git@host:owner/name.git`, `ssh://git@host/owner/name.git`. */
const cloneAddress = /^(?:git@([^\s/:@]+):|ssh:\/\/git@([^\s/:@]+)\/)\/?(?=[^\s/])/i;

/** The link of a repository as typed; comes out complete. Of an address to clone from, the page to look at. */
export const repositoryLinkSchema = linkSchema({
  messages: {
    required: 'repositories:validation.link.required',
    tooShort: 'repositories:validation.link.tooShort',
    noDot: 'repositories:validation.link.noDot',
    invalid: 'repositories:validation.link.invalid',
    tooLong: 'repositories:validation.link.tooLong',
  },
  translate: (typed) => (cloneAddress.test(typed) ? typed.replace(cloneAddress, 'https://$1$2/') : undefined),
});

/** Description of a repository. Empty, missing and null all mean: none. */
export const repositoryDescriptionSchema = optionalTextSchema(longestDescription, {
  tooLong: 'repositories:validation.description.tooLong',
  invalid: 'repositories:validation.description.invalid',
});

/** The fields of a line in a file that is imported. */
export const repositoryLineSchema = z.object({
  name: repositoryNameSchema,
  link: repositoryLinkSchema,
  description: repositoryDescriptionSchema,
});

/** The fields that users fill in, the same in forms and in calls. */
export const repositoryInputSchema = z.extend(repositoryLineSchema, { attachments: filesSchema });

export type RepositoryLine = z.infer<typeof repositoryLineSchema>;
