import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey, Passkeys } from '#contract/passkeys/passkeys.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { Icon, IconTile } from '../../components/ui/icon.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { toast } from '../../components/ui/toast.ts';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { useLast } from '../../components/ui/use-last.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { listOrHeading } from '../../lib/navigation/heading-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';

interface PasskeyListProps {
  passkeys: Passkeys;
  /** Left out where they are somebody else's. */
  onRename?(id: string, name: string): Promise<unknown>;
  onRemove(id: string): Promise<unknown>;
}

/** The passkeys of a user, each of which can be renamed and removed. */
export function PasskeyList({ passkeys: { items, readAt }, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('passkeys');
  const { queryClient } = useApi();
  const list = useRef<HTMLUListElement>(null);
  const removal = useConfirm();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const renamed = useLast(renaming);

  async function rename(form: FormData) {
    await onRename?.(renamed?.id ?? '', String(form.get('name')));
    await queryClient.invalidateQueries();
  }

  const askToRemove = ({ id, name }: Passkey) =>
    removal.ask({
      description: t('removeDescription', { name: isolate(name) }),
      async onConfirm() {
        await onRemove(id);
        toast.success(t('removed', { name: isolate(name) }));
        await queryClient.invalidateQueries();
      },
      focusAfter: () => listOrHeading(list.current),
    });

  return (
    <div>
      <ul ref={list} tabIndex={-1}>
        {items.map((passkey) => (
          <TwoLineRow
            key={passkey.id}
            tile={
              <IconTile>
                <Icon of={KeyRound} />
              </IconTile>
            }
            title={<bdi className="wrap-anywhere">{passkey.name}</bdi>}
            note={
              <>
                {passkey.lastUsedAt ? t('lastUsed') : t('added')}{' '}
                <RelativeTime at={passkey.lastUsedAt ?? passkey.createdAt} now={readAt} />
                {' · '}
                {passkey.synced ? t('synced') : t('oneDevice')}
              </>
            }
          >
            {onRename && (
              <IconButton
                icon={Pencil}
                size={28}
                label={t('renameOne', { name: passkey.name })}
                onClick={() => setRenaming(passkey)}
              />
            )}
            <Button
              variant="ghost"
              size={28}
              writes
              className="-me-2.5 before:absolute before:inset-x-0 before:-inset-y-2"
              aria-label={t('removeOne', { name: passkey.name })}
              onClick={() => askToRemove(passkey)}
            >
              {t('remove')}
            </Button>
          </TwoLineRow>
        ))}
      </ul>
      {items.length === 0 && <p className="py-2 text-13 text-text-3">{t('none')}</p>}
      {removal.dialog}
      <FormDialog
        open={renaming !== null}
        onClose={() => setRenaming(null)}
        title={t('renameOne', { name: isolate(renamed?.name ?? '') })}
        submitLabel={t('rename')}
        onSend={rename}
      >
        {(errors) => (
          <Field label={t('name')} error={errors.name}>
            <Input name="name" dir="auto" autoComplete="off" autoFocus defaultValue={renamed?.name} />
          </Field>
        )}
      </FormDialog>
    </div>
  );
}

/** On the page of a user: the passkeys, which admins can remove but not add. */
export function PasskeysOfUser({ userId }: { userId: string }) {
  const { api } = useApi();
  return (
    <PageQuery
      options={api.passkeys.ofUser.queryOptions({ input: { userId } })}
      skeleton={<Skeleton className="my-4 w-36" />}
    >
      {(passkeys) => (
        <PasskeyList passkeys={passkeys} onRemove={(id) => api.passkeys.removeOfUser.call({ userId, id })} />
      )}
    </PageQuery>
  );
}
