import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyDays, type KeyPlace } from '#contract/api-keys/api-keys.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxGroup } from '../../components/ui/choice-group.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Field, FieldError } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { byResource, useKeyTexts } from './key-texts.ts';

/** Actions that change nothing. */
const readings = ['list', 'get', 'read'];

interface NewKeyDialogProps {
  open: boolean;
  /** Where the key can work, with all that it can be allowed there. */
  places: readonly KeyPlace[];
  onMade(): void;
  onClose(): void;
}

/** Asks for what belongs to a key; then shows the key itself, this once. */
export function NewKeyDialog({ open, places, onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const [typed, setTyped] = useState(false);
  const [token, setToken] = useState<string>();
  useEffect(() => {
    if (!open) return;
    setTyped(false);
    setToken(undefined);
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      keepOpen={typed}
      title={token === undefined ? t('new') : t('made')}
      description={token === undefined ? t('newDescription') : undefined}
    >
      {token === undefined ? (
        <NewKey
          places={places}
          onTyped={() => setTyped(true)}
          onMade={(made) => {
            setToken(made);
            onMade();
          }}
          onClose={onClose}
        />
      ) : (
        <>
          <Alert tone="warning">{t('onlyOnce')}</Alert>
          <p className="flex items-center gap-2 rounded-8 bg-sunken p-3">
            <code dir="ltr" className="min-w-0 flex-1 select-all text-start font-mono text-13 wrap-anywhere">
              {token}
            </code>
            <CopyButton text={token} label={t('copy')} />
          </p>
          <DialogActions>
            <Button size={36} variant="primary" autoFocus onClick={onClose}>
              {t('done')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface NewKeyProps {
  places: readonly KeyPlace[];
  onTyped(): void;
  onMade(token: string): void;
  onClose(): void;
}

function NewKey({ places, onTyped, onMade, onClose }: NewKeyProps) {
  const { t } = useTranslation('api-keys');
  const { api } = useApi();
  const texts = useKeyTexts();
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(places[0]);
  // A press on one of the quick choices sets the boxes anew.
  const [preset, setPreset] = useState({ readOnly: true, presses: 0 });
  const create = useMutation({
    mutationFn: async () => {
      const values = new FormData(form.current ?? undefined);
      const days = apiKeyDays.find((count) => String(count) === values.get('days')) ?? null;
      return api.apiKeys.create.call({
        name: String(values.get('name')),
        days,
        organizationId: place?.organizationId ?? null,
        permissions: values.getAll('permissions').map(String),
      });
    },
    onSuccess: ({ token }) => onMade(token),
  });
  const { error } = create;
  const fields = error instanceof ApiError ? fieldsOf(error) : undefined;
  const press = (readOnly: boolean) => setPreset({ readOnly, presses: preset.presses + 1 });
  return (
    <DialogForm
      ref={form}
      submitLabel={t('create')}
      pending={create.isPending}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      {!fields && <FailureAlert error={error} />}
      <Field label={t('name')} hint={t('nameHint')} error={fields?.name}>
        <Input
          name="name"
          dir="auto"
          className="text-match-parent"
          autoComplete="off"
          autoFocus
          onInput={onTyped}
        />
      </Field>
      <Field label={t('expiry')}>
        <Select name="days" full defaultValue="90">
          {apiKeyDays.map((count) => (
            <option key={count} value={count}>
              {t('days', { count })}
            </option>
          ))}
          <option value="">{t('never')}</option>
        </Select>
      </Field>
      {places.length > 1 && (
        <Field label={t('place')}>
          <Select
            full
            value={place?.organizationId ?? ''}
            onChange={({ target }) =>
              setPlace(places.find(({ organizationId }) => (organizationId ?? '') === target.value))
            }
          >
            {places.map((one) => (
              <option key={one.organizationId} value={one.organizationId ?? ''}>
                {texts.place(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="-mb-1 flex flex-wrap items-center gap-x-2">
        <span className="flex-1 font-medium text-13">{t('permissions')}</span>
        <Button variant="ghost" size={28} onClick={() => press(true)}>
          {t('readOnly')}
        </Button>
        <Button variant="ghost" size={28} onClick={() => press(false)} className="-me-2.5">
          {t('all')}
        </Button>
      </div>
      {byResource(place?.permissions ?? []).map(([resource, actions]) => (
        <Field key={resource} label={texts.resource(resource)} group="group" className="grid-cols-2 gap-y-0!">
          <CheckboxGroup
            key={`${place?.organizationId} ${preset.presses}`}
            name="permissions"
            options={actions.map((name) => ({ value: `${resource}:${name}`, label: texts.action(name) }))}
            defaultValue={actions
              .filter((name) => !preset.readOnly || readings.includes(name))
              .map((name) => `${resource}:${name}`)
              .join(',')}
          />
        </Field>
      ))}
      {fields?.permissions && <FieldError id={undefined}>{t('permissionsMissing')}</FieldError>}
    </DialogForm>
  );
}

/** The errors by the fields of the operation, where it refused some. */
function fieldsOf({ data }: ApiError): Record<string, string> | undefined {
  return (data as { fields?: Record<string, string> } | undefined)?.fields;
}
