import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { Link } from '../navigation/link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListRow } from './list-options.ts';
import { SelectionDownload } from './selection-button.tsx';
import { useScopedLink } from './use-scoped-link.ts';
import type { Selection } from './use-selection.ts';

interface ImportLinkProps {
  to: string;
  /** It stands in the empty list, among what can be done first. */
  empty?: boolean;
}

/** To the page that brings records in. */
export function ImportLink({ to, empty = false }: ImportLinkProps) {
  const { t } = useTranslation('records');
  const address = useScopedLink(to);
  return (
    <Link to={address} className={buttonClass(empty ? {} : { variant: 'ghost' })}>
      {!empty && <Icon of={Upload} className="-ms-0.5" />}
      {empty ? t('importCsv') : t('import')}
    </Link>
  );
}

interface ListedPart {
  address: ListAddress<string>;
  whole: object;
}

interface ExportLinkProps {
  /** Path of the download. */
  path: string;
  page: ListedPart;
}

/** A file of all that the list holds. */
export function ExportLink({ path, page }: ExportLinkProps) {
  const { t } = useTranslation('records');
  return (
    <a href={exportAddress(path, page)} download className={buttonClass({ variant: 'ghost' })}>
      <Icon of={Download} className="-ms-0.5" />
      {t('export')}
    </a>
  );
}

interface ExportSelectionProps<Row extends ListRow> {
  path: string;
  page: ListedPart & { selection: Selection<Row> };
  /** How many chosen rows an address can name. */
  most: number;
  /** Says that these are more. */
  tooMany: string;
}

/** In the head of a selection: a file of the chosen rows, or of the whole list. */
export function ExportSelection<Row extends ListRow>(props: ExportSelectionProps<Row>) {
  const { path, page, most, tooMany } = props;
  const { t } = useTranslation('records');
  const { rows, all } = page.selection;
  const fits = all || rows.length <= most;
  return (
    <SelectionDownload
      icon={Download}
      label={t('export')}
      // Of ten thousand rows it would take longer to write than all else that choosing them does.
      {...(fits ? { href: exportAddress(path, page, all ? undefined : rows) } : { reason: tooMany })}
    />
  );
}

function exportAddress(path: string, { address, whole }: ListedPart, chosen?: readonly ListRow[]): string {
  const { searchTerm, sort, direction } = address;
  const parameters = new URLSearchParams({ searchTerm, sort, direction });
  for (const [name, value] of Object.entries(whole)) if (value) parameters.set(name, String(value));
  if (chosen) parameters.set('ids', chosen.map(({ id }) => id).join());
  return `${path}?${parameters}`;
}
