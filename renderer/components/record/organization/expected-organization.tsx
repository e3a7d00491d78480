import { useState } from 'react';
import type { FormError } from '../../form/form-error.ts';
import type { Entity } from '../entity.ts';
import { useExpected } from './expected.ts';

interface ExpectedOrganizationProps {
  entity: Entity;
  formError: FormError | undefined;
}

/**
 * In a form: the organization that was active when it was opened, and where the form is to be sent. Another tab may have
 * chosen another one by then; the error that says so brings that one along.
 */
export function ExpectedOrganization({ entity, formError }: ExpectedOrganizationProps) {
  const name = 'expectedOrganizationId';
  const [opened] = useState(useExpected(entity)[name]);
  if (opened === undefined) return null;
  return <input type="hidden" name={name} value={formError?.values[name] ?? opened} />;
}
