import clsx from 'clsx';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { ButtonWithReason } from '../ui/button-with-reason.tsx';
import { FieldError } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { useChunk } from '../ui/use-chunk.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { largestFile, PictureError, type PictureProblem, readPicture } from './picture-file.ts';

const pictureDialog = createChunk(async () => (await import('./picture-dialog.tsx')).default);

/** Media types that browsers show and the cropper can read. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureChoiceProps {
  /** The picture, or initials, in 64. */
  shown: ReactNode;
  hasPicture: boolean;
  /** Why it cannot be changed now; without it it can. */
  reason?: string | undefined;
  /** Sentence on what removing it loses. Without it nothing is stored yet: nothing is asked or announced. */
  removeDescription?: string;
  /** As the picture is shown: round for people, square for organizations. */
  shape: 'round' | 'square';
  /** @param content the bytes as base64, as the operations take them */
  save(content: string): Promise<void>;
  remove(): Promise<void>;
}

/** The picture of a user or an organization: another one is chosen, or dropped here; the cropper opens. */
export function PictureChoice(props: PictureChoiceProps) {
  const { shown, shape, hasPicture, reason, removeDescription, save } = props;
  const { t } = useTranslation('picture');
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** With the time at which it was chosen. */
  const [chosen, setChosen] = useState<{ picture: HTMLImageElement; at: number }>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [over, setOver] = useState(false);
  const removal = useConfirm();
  const PictureDialog = useChunk(pictureDialog, chosen !== undefined, close);

  async function take(file: File | undefined) {
    if (!file || reason) return;
    setProblem(undefined);
    try {
      setChosen({ picture: await readPicture(file), at: performance.now() });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setProblem(error.problem);
    }
  }

  function close() {
    if (chosen) URL.revokeObjectURL(chosen.picture.src);
    // While one fades out another may have been chosen.
    setChosen((current) => (current === chosen ? undefined : current));
  }

  function remove() {
    if (!removeDescription) return void props.remove();
    removal.ask({
      description: removeDescription,
      async onConfirm() {
        await props.remove();
        toast.success(t('removed'));
      },
      focusAfter: () => button.current,
    });
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
        {shown}
        <div className="flex flex-wrap items-center gap-2">
          <ButtonWithReason
            ref={button}
            writes
            reason={reason}
            aria-describedby={problem && errorId}
            {...loadOnIntent(pictureDialog)}
            onClick={() => input.current?.click()}
          >
            {t(removeDescription || hasPicture ? 'change' : 'choose')}
          </ButtonWithReason>
          {hasPicture && (
            <ButtonWithReason variant="ghost" writes reason={reason} onClick={remove}>
              {t('remove')}
            </ButtonWithReason>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          hidden
          aria-label={t('change')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem && <FieldError id={errorId}>{t(`problem.${problem}`, { megabytes: largestFile })}</FieldError>}
      {chosen && PictureDialog && (
        <PictureDialog
          key={chosen.at}
          picture={chosen.picture}
          shape={shape}
          save={save}
          announces={removeDescription !== undefined}
          onClose={close}
        />
      )}
      {removal.dialog}
    </div>
  );
}
