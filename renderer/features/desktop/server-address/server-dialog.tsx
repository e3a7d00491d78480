import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesktopBridge, ServerTest } from '#contract/desktop/bridge.ts';
import { product } from '#contract/product.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { useServices } from '../../../lib/services/services.ts';

interface ServerDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Changes the server that the app talks to. */
export function ServerDialog({ open, onOpenChange }: ServerDialogProps) {
  const { t } = useTranslation('desktop');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('server.title')}
      description={t('server.description')}
    >
      <ServerForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Problem = Extract<ServerTest, { ok: false }>['problem'];

/** The address of the server. It is tested before anything changes. */
function ServerForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('desktop');
  const { t: ui } = useTranslation('ui');
  const { server, version } = useDesktopState();
  const { init } = useServices();
  const [address, setAddress] = useState(server.address);
  const [problem, setProblem] = useState<Problem>();
  const [testing, setTesting] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (testing || !desktopBridge) return;
    setTesting(true);
    setProblem(undefined);
    const formError = await changeServer(desktopBridge, address, server.address);
    setTesting(false);
    if (!formError) return onClose();
    setProblem(formError);
    field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <Field
        label={t('server.address')}
        error={problem && t(`server.problem.${problem}`, { product: product.name, version })}
      >
        <Input
          ref={field}
          type="url"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      {address.trim() !== server.builtIn && (
        <div>
          <Button onClick={() => setAddress(server.builtIn)}>{t('server.useBuiltIn')}</Button>
        </div>
      )}
      {/* Whoever is surely signed out has nothing to be warned of. */}
      {init.get()?.currentUser !== null && <Alert tone="warning">{t('server.signsOut')}</Alert>}
      <DialogActions>
        <Button size={36} disabled={testing} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" variant="primary" size={36} loading={testing}>
          {t('server.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * Goes over to the server at an address, unless it is the present one, and begins again there: nothing of the other
 * session stays on the page.
 * @returns why not, where no server of this product answers there
 */
async function changeServer(
  { server }: Pick<DesktopBridge, 'server'>,
  address: string,
  present: string,
): Promise<Extract<ServerTest, { ok: false }>['problem'] | undefined> {
  const wanted = address.trim();
  if (wanted === '') return 'invalid';
  const test = await server.test({ address: wanted });
  if (!test.ok) return test.problem;
  if (test.address === present) return undefined;
  const change = await server.change({ address: test.address });
  if (!change.ok) return change.problem;
  location.assign('/login');
  return undefined;
}
