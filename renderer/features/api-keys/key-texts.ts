import { useTranslation } from 'react-i18next';
import type { KeyPlace } from '#contract/api-keys/api-keys.ts';

/** Permissions such as 'repository:read', by their resource. */
export function byResource(permissions: readonly string[]): [resource: string, actions: string[]][] {
  const resources = new Map<string, string[]>();
  for (const permission of permissions) {
    const [resource = '', action = ''] = permission.split(':');
    resources.set(resource, [...(resources.get(resource) ?? []), action]);
  }
  return [...resources];
}

/** The words for places and permissions; a resource or an action without one is shown by its name. */
export function useKeyTexts() {
  const { t } = useTranslation('api-keys');
  const action = (name: string) => t(`actions.${name}` as 'actions.read', { defaultValue: name });
  return {
    place: ({ organizationId, organization }: KeyPlace) =>
      organizationId === null ? t('installation') : (organization ?? ''),
    resource: (name: string) => t(`resources.${name}` as 'resources.user', { defaultValue: name }),
    action,
  };
}
