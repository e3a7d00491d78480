import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyDays, type KeyPlace } from '#contract/api-keys/api-keys.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxGroup } from '../../components/ui/choice-group.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Field, FieldError } from '../../components/ui/field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { byResource, useKeyTexts } from './key-texts.ts';

/** Actions that change nothing. */
const readings = ['list', 'get', 'read'];

interface NewKeyDialogProps {
  open: boolean;
  /** Organizations and installation in which the key can work, with all that it can be allowed there. */
  places: readonly KeyPlace[];
  onCreated(): void;
  onClose(): void;
}

/** Asks for what belongs to a key: its name, its end, where it works and what it allows. Then shows the key, once. */
export function NewKeyDialog({ open, places, onCreated, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const { api } = useApi();
  const texts = useKeyTexts();
  const [typed, setTyped] = useState(false);
  const [token, setToken] = useState<string>();
  const [place, setPlace] = useState(places[0]);
  // A press on one of the quick choices sets the boxes anew.
  const [preset, setPreset] = useState({ readOnly: true, presses: 0 });

  async function send(form: FormData) {
    const days = apiKeyDays.find((count) => String(count) === form.get('days')) ?? null;
    const permissions = form.getAll('permissions').map(String);
    const values = { name: String(form.get('name')), organizationId: place?.organizationId ?? null };
    setToken((await api.apiKeys.create.call({ ...values, days, permissions })).token);
    onCreated();
    // The key is to be copied first.
    return false;
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      keepOpen={typed}
      title={t('new')}
      description={t('newDescription')}
      submitLabel={t('create')}
      onSend={send}
      result={token && <CreatedKey token={token} />}
    >
      {(errors, onChanged) => {
        const press = (readOnly: boolean) => {
          setPreset({ readOnly, presses: preset.presses + 1 });
          onChanged('permissions');
        };
        return (
          <>
            <Field label={t('name')} hint={t('nameHint')} error={errors.name}>
              <Input name="name" dir="auto" autoComplete="off" autoFocus onInput={() => setTyped(true)} />
            </Field>
            <Field label={t('expiry')}>
              <Select name="days" full defaultValue="90">
                {[...apiKeyDays, null].map((count) => (
                  <option key={count} value={count ?? ''}>
                    {count === null ? t('never') : t('days', { count })}
                  </option>
                ))}
              </Select>
            </Field>
            {places.length > 1 && (
              <Field label={t('place')}>
                <Select full onChange={({ target }) => setPlace(places[target.selectedIndex])}>
                  {places.map((one) => (
                    <option key={one.organizationId}>{texts.place(one)}</option>
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
              <Field
                key={resource}
                label={texts.resource(resource)}
                group="group"
                className="grid-cols-2 gap-y-0!"
              >
                <CheckboxGroup
                  key={`${place?.organizationId} ${preset.presses}`}
                  name="permissions"
                  options={actions.map((name) => ({
                    value: `${resource}:${name}`,
                    label: texts.action(name),
                  }))}
                  defaultValue={actions
                    .filter((name) => !preset.readOnly || readings.includes(name))
                    .map((name) => `${resource}:${name}`)
                    .join(',')}
                />
              </Field>
            ))}
            {errors.permissions && <FieldError id={undefined}>{t('permissionsMissing')}</FieldError>}
          </>
        );
      }}
    </FormDialog>
  );
}

/** The key itself, to be copied. */
function CreatedKey({ token }: { token: string }) {
  const { t } = useTranslation('api-keys');
  return (
    <Alert tone="warning" action={<CopyButton text={token} label={t('copy')} autoFocus />}>
      {t('onlyOnce')}
      <code className="mt-1 block select-all font-mono ltr-isolate wrap-anywhere">{token}</code>
    </Alert>
  );
}
