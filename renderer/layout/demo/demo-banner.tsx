import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { onDemoRejection } from '../../lib/demo/explain-demo.ts';
import { DemoDialog } from './demo-dialog.tsx';

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
