import { type ActionFunction, type ActionFunctionArgs, replace } from 'react-router';
import { rejectForm } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { type Services, servicesContext } from '../../lib/services/services.ts';

/** Answers a form of a page. */
export type PageAction = (services: Services, args: ActionFunctionArgs) => Promise<unknown>;

/**
 * An action that is loaded when it is needed, given the services of its request. Where its code cannot be had, the form
 * is rejected as it is, with all that is typed in it.
 */
export function lazyAction(load: () => Promise<PageAction>): ActionFunction {
  return async (args) => {
    let action: PageAction;
    try {
      action = await importChunk(load);
    } catch (error) {
      return rejectForm(error, textsOf(await args.request.formData()));
    }
    return action(args.context.get(servicesContext), args);
  };
}

/**
 * An action for forms that are on many pages and hold no text, such as the one that signs out: without a connection
 * the page stays, and a toast says why.
 */
export function lazyActionOfButton(load: () => Promise<PageAction>): ActionFunction {
  return async (args) => {
    const services = args.context.get(servicesContext);
    try {
      return await (await importChunk(load))(services, args);
    } catch (error) {
      const isUnreachable = error instanceof ApiError && error.status === 0;
      if (!isUnreachable || typeof document === 'undefined') throw error;
      toast.error(failureText((key) => services.i18n.t(key as 'errors:UNKNOWN_ERROR'), error));
      const { pathname, search, hash } = location;
      return replace(pathname + search + hash);
    }
  };
}

function textsOf(form: FormData): Record<string, string> {
  return readFields(form, [...form.keys()]);
}
