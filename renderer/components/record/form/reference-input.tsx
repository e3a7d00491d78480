import { type ComponentProps, useContext, useEffect, useState } from 'react';
import type { EntityScope } from '#contract/entities/entity-facts.ts';
import { useArea } from '../../actions/action-context.ts';
import { FormContext } from '../../form/form-context.ts';
import { readField } from '../../form/form-values.ts';
import { RecordInput } from '../../ui/record-input.tsx';
import type { Entity } from '../entity.ts';
import { type ScopeInput, scopeIn } from '../record-scope.ts';
import { type ReferenceTarget, useReferences } from './references.ts';

interface ReferenceInputProps extends Omit<ComponentProps<typeof RecordInput>, 'options' | 'search'> {
  to: ReferenceTarget;
  /** To whom the records of the form belong. */
  scope?: EntityScope | undefined;
}

/** A reference to a user or to another record, found while typing (`recordKind`). */
export function ReferenceInput({ to, scope, ...control }: ReferenceInputProps) {
  return <RecordInput {...control} {...useReferences(to, useFormScope({ scope }))} />;
}

/**
 * Returns the scope of the records that a field may refer to. In the manager area that is the organization
 * chosen in the form; without JavaScript, and before hydration, `all`: saving refuses a foreign record.
 */
function useFormScope(entity: Pick<Entity, 'scope'>): ScopeInput {
  const wide = scopeIn(useArea(), entity);
  const form = useContext(FormContext)?.ref;
  const [scope, setScope] = useState(wide.scope);
  useEffect(() => {
    const element = form?.current;
    if (!element || wide.scope === undefined) return;
    const follow = () => setScope(readField(new FormData(element), 'scope') || 'none');
    follow();
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  }, [form, wide.scope]);
  return scope === undefined ? {} : { scope };
}
