import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { changedParameters } from '../../components/list/list-address.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

interface DisclosureProps {
  /** A link to it opens it. */
  id: string;
  summary: ReactNode;
  /** Drawn once it is open. */
  children: ReactNode;
}

/** A row that opens in place. Where no script runs, it holds a link to the page on which it is open. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  const { t } = useTranslation('api-documentation');
  const [search] = useSearchParams();
  const [open, setOpen] = useState(search.get('open') === id);
  const details = useRef<HTMLDetailsElement>(null);
  useScrollToHash(id, details, () => setOpen(true));
  useEffect(() => {
    // Opened before the page came alive.
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={details}
      id={id}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-line border-b last:border-b-0"
    >
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-3 rounded-6 px-2 py-2 transition-colors hover:bg-hover max-sm:min-h-15 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon of={ChevronDown} size={14} className="text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      {open ? (
        <div className="pt-2 pb-7">{children}</div>
      ) : (
        <p className="hidden py-3 noscript:block">
          <a href={`?${changedParameters(search, { open: id })}#${id}`} className="link">
            {t('show')}
          </a>
        </p>
      )}
    </details>
  );
}
