import { organization as plugin } from 'better-auth/plugins/organization';
import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import type { InvitationMailServices } from './mail-invitation.ts';
import { type OrganizationLimits, organizationLimits, organizationOptions } from './organization-options.ts';
import { createOrganizationPictures } from './organization-pictures.ts';

interface OrganizationServices extends Pick<InvitationMailServices, 'mailer'> {
  database: Database;
  environment: Environment;
  logger: Pick<Logger, 'error'>;
  organizationLimits?: OrganizationLimits | undefined;
}

/** better-auth's organization plugin as configured for this product. */
export function organization({
  database,
  environment,
  mailer,
  logger,
  organizationLimits: limits = organizationLimits,
}: OrganizationServices) {
  const pictures = createOrganizationPictures({ database, environment });
  const { appUrl } = environment;
  return plugin(organizationOptions(limits, { database, mailer, appUrl, pictures, logger }));
}
