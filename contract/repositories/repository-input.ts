import * as z from 'zod/mini';
import { isReadable } from '../validation/readable.ts';
import { optionalTextSchema } from '../validation/text.ts';

export const longestRepositoryName = 100;
export const shortestLink = 4;
export const longestLink = 2000;
export const longestDescription = 2000;

/** Control characters, and broken ones, which the database would keep as something else. */
const unfitCharacter = /[\p{Cc}\p{Cs}]/u;

/** `mailto:…`, `javascript:…`, `https://…`; a host with a port (`git.example:8080`) is no scheme. */
const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i;

/** The name of a repository, unique ignoring case: the database decides that ('repositories:validation.name.used'). */
export const repositoryNameSchema = z
  .string({ error: 'repositories:validation.name.required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'repositories:validation.name.required', abort: true }),
    z.maxLength(longestRepositoryName, { error: 'repositories:validation.name.tooLong', abort: true }),
    z.refine(isReadable, { error: 'repositories:validation.name.invalid' }),
  );

/** What hosts of code offer to be copied: `git@host:owner/name.git`, `ssh://git@host/owner/name.git`. */
const cloneAddress = /^(?:git@([^\s/:@]+):|ssh:\/\/git@([^\s/:@]+)\/)\/?(?=[^\s/])/i;

/** Whether a link says where to go. Without a scheme only a dot tells a host from a mistyped scheme (`http//…`). */
function namesHost(link: string): boolean {
  return cloneAddress.test(link) || scheme.test(link) || /^[^/?#]*\./.test(link);
}

/** The link with `https://` before it where it names no scheme; of an address to clone from, the one to look at. */
function completeLink(link: string): string {
  if (cloneAddress.test(link)) return link.replace(cloneAddress, 'https://$1$2/');
  return scheme.test(link) ? link : `https://${link}`;
}

/** Whether a complete link can be followed safely: http or https, a host, no password in it. */
function isWebLink(link: string): boolean {
  if (/[\s\\]/.test(link) || unfitCharacter.test(link) || !/^https?:\/\/[^/]/i.test(link)) return false;
  const url = URL.parse(link);
  return url !== null && /[^.]/.test(url.hostname) && url.username === '' && url.password === '';
}

/** The link of a repository as typed; comes out complete. */
export const repositoryLinkSchema = z.string({ error: 'repositories:validation.link.required' }).check(
  z.trim(),
  z.minLength(1, { error: 'repositories:validation.link.required', abort: true }),
  z.minLength(shortestLink, { error: 'repositories:validation.link.tooShort', abort: true }),
  z.refine((link) => link.includes('.'), { error: 'repositories:validation.link.noDot', abort: true }),
  z.refine(namesHost, { error: 'repositories:validation.link.invalid', abort: true }),
  z.overwrite(completeLink),
  z.maxLength(longestLink, { error: 'repositories:validation.link.tooLong', abort: true }),
  z.refine(isWebLink, { error: 'repositories:validation.link.invalid' }),
);

/** What a repository is for. Empty, missing and null all mean: no description. */
export const repositoryDescriptionSchema = optionalTextSchema(longestDescription, {
  tooLong: 'repositories:validation.description.tooLong',
  invalid: 'repositories:validation.description.invalid',
});

/** The fields that users fill in, the same in forms, in calls and in files that are imported. */
export const repositoryInputSchema = z.object({
  name: repositoryNameSchema,
  link: repositoryLinkSchema,
  description: repositoryDescriptionSchema,
});

export type RepositoryInput = z.infer<typeof repositoryInputSchema>;
