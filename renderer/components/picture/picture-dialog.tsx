import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from '../ui/dialog.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { toast } from '../ui/toast.ts';
import { CropArea } from './crop-area.tsx';
import { encodePicture } from './picture-file.ts';

interface PictureDialogProps {
  picture: HTMLImageElement;
  /** See PictureChoice. */
  shape: 'round' | 'square';
  /** See PictureChoice. */
  save(content: string): Promise<void>;
  /** Says that it was saved. */
  announces: boolean;
  onClose: () => void;
}

/** The cropper, and the way of its result to the server. Lazy: few visits come here. */
export default function PictureDialog({ picture, shape, save, announces, onClose }: PictureDialogProps) {
  const { t } = useTranslation('picture');
  const [open, setOpen] = useState(true);
  const [area, setArea] = useState<Area>();

  const saving = useMutation({
    mutationFn: async () => {
      // Measured as soon as it is shown.
      if (area) await save(await toBase64(await encodePicture(picture, area)));
    },
    onSuccess() {
      if (announces) toast.success(t('saved'));
      close();
    },
  });

  function close() {
    setOpen(false);
    // Not before it has faded out.
    setTimeout(onClose, 300);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      keepOpen={saving.isPending}
      title={t('crop')}
      actions={
        <DialogButtons onCancel={close} writes loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('save')}
        </DialogButtons>
      }
    >
      <FailureAlert error={saving.error} />
      <CropArea picture={picture} shape={shape} onChange={setArea} />
    </Dialog>
  );
}

/** The bytes as base64. */
function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
