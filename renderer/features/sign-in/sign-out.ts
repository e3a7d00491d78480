import { redirect } from 'react-router';
import type { Services } from '../../lib/services/services.ts';

/** Ends the session on the server and goes to /login. */
export async function signOut({ signIn }: Services): Promise<Response> {
  await signIn.signOut();
  return redirect('/login');
}
