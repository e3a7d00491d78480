import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { onDemoRejection } from '../../lib/demo/demo-context.ts';

/** The banner that says on every page that this is a demo, and the dialog that explains an error. */
export function DemoBanner() {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(false);
  useEffect(() => onDemoRejection(() => setOpen(true)), []);
  return (
    <aside
      aria-label={t('banner.label')}
      className="flex h-9 items-center justify-center gap-2 border-accent-tint-2 border-b bg-accent-tint px-4 text-13"
    >
      <Icon of={Eye} className="text-accent-text" />
      <p className="min-w-0 truncate max-sm:hidden">{t('banner.notice')}</p>
      <p className="min-w-0 truncate sm:hidden">{t('banner.short')}</p>
      <button type="button" className="link whitespace-nowrap py-1" onClick={() => setOpen(true)}>
        {t('banner.start')}
      </button>
      <DemoDialog open={open} onOpenChange={setOpen} />
    </aside>
  );
}

interface DemoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Why nothing can be changed here, how to have a product of one's own, and whom to ask. */
function DemoDialog({ open, onOpenChange }: DemoDialogProps) {
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
          <code dir="ltr" className="wrap-anywhere min-w-0 flex-1 text-13">
            {command}
          </code>
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

/** Returns the terminal command that makes a copy of the product. */
export function startCommand({
  scaffoldCommand,
  sourceUrl,
}: Pick<typeof product, 'scaffoldCommand'> & { sourceUrl: string }): string {
  return scaffoldCommand ?? `git clone ${sourceUrl}`;
}
