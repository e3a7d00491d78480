import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-item-class.ts';
import { SpinnerRing } from './spinner-ring.tsx';
import type { RecordOption, useRecordSearch } from './use-record-search.ts';

interface RecordChoicesProps extends ReturnType<typeof useRecordSearch> {
  className?: string;
}

/** What a search for records has found, or how it stands. What Enter takes is left alone by a pointer that lies there. */
export function RecordChoices({ found: { term, options, status }, find, className }: RecordChoicesProps) {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy={status === 'searching'} className={className}>
      <Combobox.Status className="text-13 text-text-3 *:px-2 *:py-1.5">
        {status === 'searching' && (
          <p className="flex items-center gap-2">
            <SpinnerRing className="motion-reduce:hidden" />
            {t('combobox.searching')}
          </p>
        )}
        {status === 'failed' && (
          <p className="flex items-center justify-between gap-2 text-danger-text">
            {t('combobox.failed')}
            <button type="button" tabIndex={-1} className="link shrink-0" onClick={() => find(term)}>
              {t('error.retry')}
            </button>
          </p>
        )}
        {status === 'idle' && options.length === 0 && (
          <p>{term ? t('noResults', { searchTerm: term }) : t('noData')}</p>
        )}
      </Combobox.Status>
      <Combobox.List className="outline-none">
        {(option: RecordOption) => (
          <Combobox.Item key={option.id} value={option} className={`${menuItemClass()} hover:bg-hover`}>
            {option.image !== undefined && (
              <Avatar id={option.userId ?? option.id} name={option.label} image={option.image} size={20} />
            )}
            <span className="grid min-w-0 flex-1 py-1">
              <span dir="auto" className="truncate text-match-parent">
                {option.label}
              </span>
              {option.description && (
                <span dir="auto" className="truncate text-12 text-text-3 text-match-parent">
                  {option.description}
                </span>
              )}
            </span>
            <Combobox.ItemIndicator>
              <Icon of={Check} className="text-accent-text!" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </div>
  );
}
