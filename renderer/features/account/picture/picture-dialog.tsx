import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { FailureAlert } from '../failure-alert.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { centreCrop } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { encodePicture } from './encode-picture.ts';

interface PictureDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
}

/** The cropper, and the way of its result to the server. Lazy: few visits come here. */
export default function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('account');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const change = useAccountChange();
  const [open, setOpen] = useState(true);
  const [crop, setCrop] = useState(() => centreCrop(picture));

  const save = useMutation({
    mutationFn: async () =>
      api.account.uploadPicture.call({ content: await toBase64(await encodePicture(picture, crop)) }),
    onSuccess(saved) {
      change(saved);
      toast.success(t('picture.saved'));
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
      keepOpen={save.isPending}
      title={t('picture.crop')}
      actions={
        <>
          <Button size={36} disabled={save.isPending} onClick={close}>
            {ui('cancel')}
          </Button>
          <Button size={36} variant="primary" writes loading={save.isPending} onClick={() => save.mutate()}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <FailureAlert error={save.error} />
      <CropArea picture={picture} crop={crop} onChange={setCrop} />
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
