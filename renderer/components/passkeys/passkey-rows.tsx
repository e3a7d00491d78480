import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey, Passkeys } from '#contract/passkeys/passkeys.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { RelativeTime } from '../relative-time.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon, IconTile } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';
import { TwoLineRow } from '../ui/two-lines.tsx';

interface PasskeyRowsProps {
  passkeys: Passkeys;
  onRemove(id: string): Promise<unknown>;
}

/** The passkeys of a user, each of which can be removed. Its page has to load the namespace `passkeys`. */
export function PasskeyRows({ passkeys: { items, readAt }, onRemove }: PasskeyRowsProps) {
  const { t } = useTranslation('passkeys');
  const { queryClient } = useApi();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Passkey>();
  const [asking, setAsking] = useState(false);
  const name = isolate(asked?.name ?? '');

  async function remove() {
    if (asked) await onRemove(asked.id);
    toast.success(t('removed', { name }));
    await queryClient.invalidateQueries();
  }

  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {items.map((passkey) => (
          <TwoLineRow
            key={passkey.id}
            cut
            tile={
              <IconTile>
                <Icon of={KeyRound} />
              </IconTile>
            }
            title={<bdi>{passkey.name}</bdi>}
            note={
              <>
                {passkey.lastUsedAt ? t('lastUsed') : t('added')}{' '}
                <RelativeTime at={passkey.lastUsedAt ?? passkey.createdAt} now={readAt} />
                {' · '}
                {passkey.synced ? t('synced') : t('oneDevice')}
              </>
            }
          >
            <Button
              variant="ghost"
              size={28}
              writes
              className="-me-2.5 before:absolute before:inset-x-0 before:-inset-y-2"
              aria-label={t('removeOne', { name: passkey.name })}
              onClick={() => {
                setAsked(passkey);
                setAsking(true);
              }}
            >
              {t('remove')}
            </Button>
          </TwoLineRow>
        ))}
      </ul>
      {items.length === 0 && <p className="py-2 text-13 text-text-3">{t('none')}</p>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        description={t('removeDescription', { name })}
        onConfirm={remove}
        focusAfter={() => list.current}
      />
    </>
  );
}
