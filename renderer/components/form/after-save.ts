import { redirect } from 'react-router';
import { type ToastOptions, toast } from '../ui/toast.ts';

/** Goes on to a page after a form was saved and says so. Where no script runs, the page itself has to tell. */
export function afterSave(to: string, message: string, options?: ToastOptions): Response {
  if (typeof document !== 'undefined') toast.success(message, options);
  return redirect(to, 303);
}
