import { useTranslation } from 'react-i18next';
import type { KeyPlace } from '#contract/api-keys/api-keys.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Permissions such as 'repository:read', by their resource. */
export function byResource(permissions: readonly string[]): [resource: string, actions: string[]][] {
  const resources = new Map<string, string[]>();
  for (const permission of permissions) {
    const [resource = '', action = ''] = permission.split(':');
    resources.set(resource, [...(resources.get(resource) ?? []), action]);
  }
  return [...resources];
}

/** The words for places and permissions; records are called as their feature calls them. */
export function useKeyTexts() {
  const { t } = useTranslation('api-keys');
  const translate = useTranslate();
  return {
    place: ({ organizationId, organization }: KeyPlace) =>
      organizationId === null ? t('installation') : (organization ?? ''),
    resource(name: string) {
      const feature = appFacts().featureOf(`${name}.created`);
      return translate(
        feature ? [`${feature}-area:title`, `${feature}:title`] : `api-keys:resources.${name}`,
      );
    },
    action: (name: string) => t(`actions.${name}` as 'actions.read', { defaultValue: name }),
  };
}
