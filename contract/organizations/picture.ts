import * as z from 'zod/mini';
import { longestPictureText } from '../picture.ts';
import { oc } from '../schemas/oc.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

/** The image is in the form that `contract/picture.ts` describes; it becomes the picture at the returned address. */
export const uploadOrganizationPicture = oc
  .route({
    method: 'POST',
    path: '/organizations/{id}/picture',
    tags,
    summary: 'Upload the picture of an organization',
  })
  // Some room for spaces and the names around it.
  .meta({
    maxBodyBytes: longestPictureText + 1024,
    bodyPermissions: { organization: ['use'] },
  })
  .input(
    z.object({
      ...organizationIdInput,
      content: z.base64().check(z.minLength(1), z.maxLength(longestPictureText)),
    }),
  )
  .output(z.object({ logo: z.string() }));

export const removeOrganizationPicture = oc
  .route({
    method: 'DELETE',
    path: '/organizations/{id}/picture',
    tags,
    summary: 'Remove the picture of an organization',
  })
  .input(z.object(organizationIdInput))
  .output(z.object({ logo: z.null() }));
