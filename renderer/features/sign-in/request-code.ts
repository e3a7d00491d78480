import { type ActionFunctionArgs, redirect } from 'react-router';
import { demoAccounts, isDemoRole } from '#contract/demo.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { emailSchema } from '#contract/validation/email.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { rejectField, rejectForm } from '../../components/form/form-error.ts';
import { readField } from '../../components/form/form-values.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isCodeSent } from '../../lib/api/code-sent.ts';
import type { Services } from '../../lib/services/services.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends a code to the address of the form and goes on to where it is entered, or starts a social sign-in. A provider
 * that does not answer ends on /login/error, as whatever fails at it later does.
 */
export async function requestCode({ signIn }: Services, { request }: ActionFunctionArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get('redirect'));
  const form = await request.formData();
  const values = { email: readField(form, 'email') };
  const provider = readField(form, 'provider');
  try {
    const entered = await enterDemo(signIn, form, target);
    if (entered) return entered;
    if (provider) return redirect(await signIn.startSocial(provider, target));
    const email = emailSchema.safeParse(values.email);
    if (!email.success) return rejectField('email', email.error.issues, values);
    const demoCode = await sendCode(signIn, email.data).catch((error) => {
      // Who went back and asks again too early still has a code to enter.
      if (!isCodeSent(error)) throw error;
    });
    const search = new URLSearchParams({
      ...(target && { redirect: target }),
      email: email.data,
      ...(demoCode && { demoCode }),
    });
    return redirect(`/login/verify?${search}`);
  } catch (error) {
    if (provider && isFault(error)) {
      const search = new URLSearchParams({ ...(target && { redirect: target }), error: 'unknown_error' });
      return redirect(`/login/error?${search}`);
    }
    return rejectForm(error, values);
  }
}

/** Anything but what passes by itself: no connection, and too many tries. Those are shown on /login. */
function isFault(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 0 && error.status !== 429;
}

/**
 * One press signs in as one of the two users of a demo: asks for the code and gives it back.
 * @returns undefined where another button was pressed
 */
async function enterDemo(
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
