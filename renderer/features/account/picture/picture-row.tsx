import clsx from 'clsx';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { FieldError } from '../../../components/ui/field-error.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useAccountChange } from '../use-account-change.ts';
import { useOwnerReason } from '../use-owner-reason.ts';
import { largestFile, PictureError, type PictureProblem, readPicture } from './read-picture.ts';

const pictureDialog = createChunk(async () => (await import('./picture-dialog.tsx')).default);

/** What browsers show and the cropper can read. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The own picture: another one is chosen, or dropped here; the cropper opens. */
export function PictureRow({ account: { name, email, image } }: { account: Account }) {
  const { t } = useTranslation('account');
  const { api } = useApi();
  const id = useInit().visitor?.id ?? '';
  const change = useAccountChange();
  const reason = useOwnerReason();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [over, setOver] = useState(false);
  const [removing, setRemoving] = useState(false);
  const PictureDialog = useChunk(pictureDialog, picture !== undefined, close);

  async function take(file: File | undefined) {
    if (!file || reason) return;
    setProblem(undefined);
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setProblem(error.problem);
    }
  }

  function close() {
    picture?.close();
    setPicture(undefined);
  }

  async function remove() {
    change(await api.account.removePicture.call());
    toast.success(t('picture.removed'));
  }

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(!reason);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };

  return (
    <div className="grid gap-1.5">
      {/* Dropping is a second way to what the button does. */}
      <div
        {...drop}
        className={clsx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-10',
          over && 'outline-2 outline-focus outline-dashed outline-offset-4',
        )}
      >
        <Avatar id={id} name={name || email} image={image} size={64} />
        <div className="flex flex-wrap items-center gap-2">
          <ButtonWithReason
            ref={button}
            writes
            reason={reason}
            aria-describedby={problem && errorId}
            {...loadOnIntent(pictureDialog)}
            onClick={() => input.current?.click()}
          >
            {t('picture.change')}
          </ButtonWithReason>
          {image && (
            <ButtonWithReason variant="ghost" writes reason={reason} onClick={() => setRemoving(true)}>
              {t('picture.remove')}
            </ButtonWithReason>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          hidden
          aria-label={t('picture.change')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem && <FieldError id={errorId}>{t(`picture.${problem}`, { megabytes: largestFile })}</FieldError>}
      {picture && PictureDialog && <PictureDialog picture={picture} onClose={close} />}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        description={t('picture.removeDescription')}
        onConfirm={remove}
        focusAfter={() => button.current}
      />
    </div>
  );
}
