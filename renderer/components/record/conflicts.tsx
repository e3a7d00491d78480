import { useState } from 'react';
import type { Actor } from '#contract/schemas/activity.ts';
import type { ChangedOrganization } from '#contract/schemas/scope.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useArea } from '../actions/action-context.ts';
import type { FormError } from '../form/form-error.ts';
import type { Entity } from './entity.ts';

/*
 * What may be another by the time somebody saves: the organization that is active, which another tab has chosen, and the
 * record, which another user has changed or deleted.
 */

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
export function useExpected({ scope }: Pick<Entity, 'scope'>): ExpectedInput {
  const area = useArea();
  const { activeOrganizationId } = useInit();
  return scope === 'organization' && area === 'app' ? { expectedScope: activeOrganizationId ?? '' } : {};
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

/** A record as another user has saved it meanwhile, and who that was where it is known. */
export interface ChangedRecord<Whole> {
  current: Whole;
  changedBy: Actor | null;
}

/** Returns the data of RECORD_CHANGED: the version that another user saved; undefined for any other error. */
export function changedRecord<Whole>(error: unknown): ChangedRecord<Whole> | undefined {
  const { code, data } = (error ?? {}) as { code?: string; data?: unknown };
  return code === 'RECORD_CHANGED' ? (data as ChangedRecord<Whole>) : undefined;
}

/** Whether the record that was to be changed is gone. */
export function isDeletedRecord(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'RECORD_NOT_FOUND';
}
