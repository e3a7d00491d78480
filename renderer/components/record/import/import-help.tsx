import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ImportableEntity } from './importable-entity.ts';

interface ImportHelpProps {
  entity: ImportableEntity;
  example: readonly (readonly string[])[];
}

/** What a file looks like, with one to begin with. */
export function ImportHelp({ entity, example }: ImportHelpProps) {
  const { t, i18n } = useTranslation('import');
  const text = example.map((values) => values.map(quoted).join(',')).join('\r\n');
  return (
    <section className="grid gap-2 text-13 text-text-2">
      <h2 className="text-13 text-text">{t('help.title')}</h2>
      <p>{translateWith(i18n)(`${entity.texts}:importing.columns`)}</p>
      <p>{t('help.heads')}</p>
      <p>{t('help.quotes')}</p>
      <a
        // The mark tells spreadsheets that it is UTF-8.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`}
        download={`${entity.path}.csv`}
        className={buttonClass({ className: 'mt-1 justify-self-start' })}
      >
        <Icon of={Download} />
        {t('help.example')}
      </a>
    </section>
  );
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
