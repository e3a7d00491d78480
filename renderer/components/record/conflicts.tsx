import { useState } from 'react';
import type { ChangedOrganization } from '#contract/schemas/scope.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useArea } from '../actions/action-context.ts';
import type { FormError } from '../form/form-error.ts';
import type { Entity } from './entity.ts';

interface ExpectedOrganizationProps {
  entity: Entity;
  formError: FormError | undefined;
}

/**
 * In a form: the organization that was active when it was opened, and where the form is to be sent. Another tab may have
 * chosen another one by then; the error that says so brings that one along.
 */
export function ExpectedOrganization({ entity, formError }: ExpectedOrganizationProps) {
  const name = 'expectedScope';
  const [opened] = useState(useExpected(entity)[name]);
  if (opened === undefined) return null;
  return <input type="hidden" name={name} value={formError?.values[name] ?? opened} />;
}

/** Input of writes: the organization that the page shows. If another one is active: ORGANIZATION_CHANGED. */
export interface ExpectedInput {
  expectedScope?: string;
}

/** The organization in which a page writes; nothing for what belongs to none, and where all are shown. */
export function useExpected({ scoped }: Pick<Entity, 'scoped'>): ExpectedInput {
  const area = useArea();
  const { activeOrganizationId } = useInit();
  return scoped && area === 'app' ? { expectedScope: activeOrganizationId ?? '' } : {};
}

/** The one of a form that was sent. */
export function sentExpected(form: FormData): ExpectedInput {
  const sent = form.get('expectedScope');
  return typeof sent === 'string' ? { expectedScope: sent } : {};
}

/**
 * After an error that says that another one is active: what a form expects when it is sent again, knowingly. All that the
 * page has read is of the former one.
 */
export function nextExpected(
  error: unknown,
  { queryClient }: Pick<ApiServices, 'queryClient'>,
): ExpectedInput {
  if (!(error instanceof ApiError) || error.code !== 'ORGANIZATION_CHANGED') return {};
  void queryClient.invalidateQueries();
  const { activeOrganizationId } = error.data as ChangedOrganization;
  return { expectedScope: activeOrganizationId ?? '' };
}
