import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Icon } from '../../../components/ui/icon.tsx';

/** What a file looks like, with one to begin with. */
export function ImportHelp() {
  const { t } = useTranslation('repositories');
  const { t: csv } = useTranslation('csv');
  const heads = [csv('repository.name'), csv('repository.link'), csv('repository.description')];
  const lines = [heads, ['mwangaza-api', 'https://git.mwangaza.example/api', t('importing.help.sample')]];
  const text = lines.map((values) => values.map(quoted).join(',')).join('\r\n');
  return (
    <section className="grid gap-2 text-13 text-text-2">
      <h2 className="text-13 text-text">{t('importing.help.title')}</h2>
      <p>{t('importing.help.columns')}</p>
      <p>{t('importing.help.heads')}</p>
      <p>{t('importing.help.quotes')}</p>
      <a
        // The mark tells spreadsheets that it is UTF-8.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`}
        download="repositories.csv"
        className={buttonClass({ className: 'mt-1 justify-self-start' })}
      >
        <Icon of={Download} />
        {t('importing.help.example')}
      </a>
    </section>
  );
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
