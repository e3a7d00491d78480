import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface DemoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Why nothing can be changed here, how to have a product of one's own, and whom to ask. */
export function DemoDialog({ open, onOpenChange }: DemoDialogProps) {
  const { t } = useTranslation('demo');
  const command = startCommand(product);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dialog.title')}
      description={t('dialog.description')}
      actions={
        <Button variant="primary" size={36} onClick={() => onOpenChange(false)}>
          {t('dialog.close')}
        </Button>
      }
    >
      <div className="grid gap-2">
        <p className="font-medium text-13">{t('dialog.start')}</p>
        <p className="flex items-center gap-2 rounded-8 bg-sunken py-1.5 ps-3 pe-1.5">
          <code className="min-w-0 flex-1 overflow-x-auto text-13 ltr-isolate">{command}</code>
          <CopyButton text={command} label={t('dialog.copy')} />
        </p>
      </div>
      <p className="text-13 text-text-2">
        {t('dialog.questions')}{' '}
        <a href={`mailto:${product.contact}`} className="link ltr-isolate">
          {product.contact}
        </a>
      </p>
    </Dialog>
  );
}

/** What to type in a terminal to have a copy of the product. */
export function startCommand({
  scaffoldCommand,
  sourceUrl,
}: Pick<typeof product, 'scaffoldCommand'> & { sourceUrl: string }): string {
  return scaffoldCommand ?? `git clone ${sourceUrl}`;
}
