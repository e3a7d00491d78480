import type { TFunction } from 'i18next';
import { mostOrganizations } from '#contract/organizations/limits.ts';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';

/** The reason why nobody with as many organizations creates one more. */
export function limitReason(
  t: TFunction<'organizations-area'>,
  items: OwnOrganizations['items'] = [],
): string | undefined {
  return items.length >= mostOrganizations ? t('limit', { max: mostOrganizations }) : undefined;
}
