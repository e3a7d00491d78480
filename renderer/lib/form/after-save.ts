import { redirect } from 'react-router';
import { toast } from '../../ui/toast.ts';

/** Goes on to a page after a form was saved and says so. Where no script runs, the page itself has to tell. */
export function afterSave(to: string, message: string): Response {
  if (typeof document !== 'undefined') toast.success(message);
  return redirect(to, 303);
}
