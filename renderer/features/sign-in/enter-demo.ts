import { redirect } from 'react-router';
import { demoAccounts, isDemoRole } from '#contract/demo.ts';
import type { SignIn } from '#contract/pages/pages.ts';
import { readField } from '../../components/form/form-values.ts';

/**
 * One press signs in as one of the two users of a demo: asks for the code and gives it back.
 * @returns undefined where another button was pressed
 */
export async function enterDemo(
  signIn: SignIn,
  form: FormData,
  target: string | undefined,
): Promise<Response | undefined> {
  const person = readField(form, 'person');
  if (!person) return undefined;
  const { email } = demoAccounts[isDemoRole(person) ? person : 'user'];
  const code = await signIn.requestCode(email);
  // Without a code this is no demo, and the mail is on its way.
  if (!code) return redirect(`/login/verify?${new URLSearchParams({ email })}`);
  await signIn.verifyCode(email, code);
  return redirect(target ?? '/login');
}
