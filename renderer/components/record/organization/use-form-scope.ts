import { useContext, useEffect, useState } from 'react';
import { useArea } from '../../actions/action-context.ts';
import { FormContext } from '../../form/form-context.ts';
import { readField } from '../../form/form-values.ts';
import type { Entity } from '../entity.ts';
import { type ScopeInput, scopeIn } from '../scope.ts';

/**
 * What a field of a form may refer to. In the manager area that is what the organization of the form has, as it is
 * chosen now; without JavaScript, and until the page is alive, all that is there: a foreign one is refused on saving.
 */
export function useFormScope(entity: Pick<Entity, 'scoped'>): ScopeInput {
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
