import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeLength, resendSeconds } from '#contract/sign-in-code.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSecondsUntil } from '../../lib/countdown.ts';
import { CodeInput } from '../ui/code-input.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { SendAgain } from './send-again.tsx';

/** The fields with codes, as the operations call them and in the order in which the server counts them. */
const codeNames = ['code', 'currentCode'] as const;

type CodeName = (typeof codeNames)[number];
type Codes = Record<CodeName, string>;

/** What stands in for the code to the own address. */
export interface StandInProps {
  /** It was used: that is said in place of the button. */
  confirmed: boolean;
  /** @param code stands for the one that was sent */
  onConfirmed(code: string): void;
}

interface CodesFormProps extends Pick<ComponentProps<typeof DialogForm>, 'submitLabel' | 'tone' | 'onClose'> {
  /** The address that each code went to. */
  sentTo: Partial<Codes>;
  /** Whether it sends itself once all codes are typed; what cannot be undone waits for the button. */
  sendsItself?: boolean;
  onSend(codes: Codes): Promise<unknown>;
  /** Time from which the server sends other codes, ISO 8601. */
  resendAt: string;
  onResend(): Promise<unknown>;
  onTyped(typed: boolean): void;
  /** Another way to confirm than the code to the own address, such as a passkey. */
  standIn?(own: StandInProps): ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** The last step of a dialog: one code or two, which came by mail. A rejected one is selected, to be typed over. */
export function CodesForm(props: CodesFormProps) {
  const {
    sentTo,
    sendsItself = false,
    onSend,
    resendAt,
    onResend,
    onTyped,
    standIn,
    children,
    ...dialog
  } = props;
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Codes>({ code: '', currentCode: '' });
  const [retyped, setRetyped] = useState<readonly CodeName[]>([]);
  const own = useOwnCode();
  const ownName = sentTo.currentCode === undefined ? 'code' : 'currentCode';
  const codes = own.code === undefined ? typed : { ...typed, [ownName]: own.code };
  const send = useMutation({
    mutationFn: onSend,
    onMutate: () => setRetyped([]),
    // Its field comes back.
    onError: (error) => rejectedCodesOf(error)?.names.includes(ownName) && own.forget(),
  });
  const rejected = rejectedCodesOf(send.error);
  const wrongText =
    rejected?.triesLeft === undefined ? t('code.wrong') : t('code.wrongTries', { count: rejected.triesLeft });
  const names = codeNames.filter((name) => sentTo[name] !== undefined);
  const asked = names.filter((name) => name !== ownName || own.code === undefined);
  const isRejected = (name: CodeName) => rejected?.names.includes(name) && !retyped.includes(name);

  /** @param completed the one that was just completed: no longer the one that was rejected */
  function submit(now: Codes, completed?: CodeName) {
    const missing = names.find(
      (name) => now[name].length < codeLength || (name !== completed && isRejected(name)),
    );
    const field = missing && form.current?.elements.namedItem(missing);
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    } else if (!send.isPending) send.mutate(now);
  }

  function type(name: CodeName, code: string) {
    const now = { ...typed, [name]: code };
    setTyped(now);
    setRetyped([...retyped, name]);
    onTyped(names.some((each) => now[each] !== ''));
  }

  return (
    <DialogForm
      {...dialog}
      ref={form}
      pending={send.isPending}
      disabled={!sendsItself && names.some((name) => codes[name].length < codeLength)}
      onSubmit={() => submit(codes)}
    >
      {!rejected && <FailureAlert error={send.error} />}
      <div className="grid gap-4">
        {asked.map((name, place) => (
          <Field
            key={name}
            label={
              <span className="block">
                {t('code.sentTo')} <bdi className="wrap-anywhere">{sentTo[name]}</bdi>
              </span>
            }
            error={isRejected(name) && wrongText}
          >
            <CodeInput
              name={name}
              size={44}
              autoFocus={place === 0}
              disabled={send.isPending}
              failures={rejected?.names[0] === name ? send.submittedAt : 0}
              onValueChange={(code) => type(name, code)}
              onComplete={(code) => sendsItself && submit({ ...codes, [name]: code }, name)}
            />
          </Field>
        ))}
      </div>
      <AnotherCode resendAt={isUsedUp(send.error) ? undefined : resendAt} onSend={onResend} />
      {standIn?.({
        confirmed: own.code !== undefined,
        onConfirmed(code) {
          own.confirm(code);
          // The button and the field go: what sends the form is next, or the other code.
          form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
          submit({ ...typed, [ownName]: code }, ownName);
        },
      })}
      {children}
    </DialogForm>
  );
}

/** The code to the own address once it was confirmed in another way: no field asks for it then. */
function useOwnCode() {
  const [code, confirm] = useState<string>();
  return { code, confirm, forget: () => confirm(undefined) };
}

interface AnotherCodeProps {
  /** Time from which the server sends another code, ISO 8601; undefined: now. */
  resendAt: string | undefined;
  onSend(): Promise<unknown>;
}

function AnotherCode({ resendAt, onSend }: AnotherCodeProps) {
  const { t } = useTranslation('ui');
  const seconds = useSecondsUntil(resendAt === undefined ? undefined : Date.parse(resendAt));
  const send = useMutation({ mutationFn: onSend, onSuccess: () => toast.success(t('code.sentAgain')) });
  return (
    <>
      <FailureAlert error={send.error} />
      <div className="flex flex-wrap justify-between gap-x-3 text-13 text-text-2">
        <SendAgain
          type="button"
          // A clock that runs behind the server's must not lock anybody out.
          left={seconds > 2 * resendSeconds ? 0 : seconds}
          aria-busy={send.isPending || undefined}
          onClick={() => !send.isPending && send.mutate()}
        />
      </div>
    </>
  );
}

/** Returns which codes the server rejected, and the tries left where it counts them; undefined for errors that concern the whole form. */
function rejectedCodesOf(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_OTP') return undefined;
  const { wrong, triesLeft } = (error.data ?? {}) as { wrong?: number[]; triesLeft?: number };
  const names: readonly CodeName[] = wrong ? codeNames.filter((_, place) => wrong.includes(place)) : ['code'];
  return { names, triesLeft };
}

/** True where no try is left, so that another code may be sent at once. */
function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'TOO_MANY_ATTEMPTS' || error.code === 'OTP_EXPIRED');
}
