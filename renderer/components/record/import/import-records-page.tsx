import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { formatCount } from '../../../lib/format/format-number.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { UnsavedChangesPrompt } from '../../form/unsaved-changes-prompt.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { PostForm } from '../../navigation/post-form.tsx';
import { DetailPage } from '../../page/detail-page.tsx';
import { FormHead } from '../../page/form-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEntityText } from '../entity-text.ts';
import { ExpectedOrganization } from '../expected-scope.tsx';
import { OrganizationNote } from '../organization/organization-field.tsx';
import { useListLink } from '../use-entity.ts';
import { type ImportColumn, ImportLines } from './import-lines.tsx';
import { ImportPreview, ImportStatus } from './import-preview.tsx';
import type { ImportAnswer } from './import-records.ts';
import { ImportSource, type Source } from './import-source.tsx';
import type {
  ImportableEntity,
  ImportedLine,
  ImportLimits,
  ImportResult as Result,
} from './importable-entity.ts';

interface ImportRecordsPageProps<Line extends ImportedLine> {
  entity: ImportableEntity<Line>;
  limits: ImportLimits;
  /** How the preview shows what a line holds. */
  columns: readonly ImportColumn<Line>[];
  /** The lines of a file to begin with, the names of its columns first. */
  example: readonly (readonly string[])[];
}

/** Adds many records from a CSV file or a pasted text: choose, look through the preview, import. */
export function ImportRecordsPage<Line extends ImportedLine>(props: ImportRecordsPageProps<Line>) {
  const { entity, limits, columns, example } = props;
  const { t } = useTranslation('import');
  const text = useEntityText(entity);
  const list = useListLink(entity);
  const answer = useActionData<ImportAnswer<Line>>();
  const { formData } = useNavigation();
  const working = formData?.get('intent') === 'import';
  const submit = useSubmit();
  const [source, setSource] = useState<Source>({ text: answer?.values.csv ?? '' });
  // What was changed since is not what was looked through.
  const current = answer?.values.csv === source.text.replaceAll('\r\n', '\n') ? answer : undefined;

  function choose(chosen: Source) {
    setSource(chosen);
    if (chosen.file) void submit({ csv: chosen.text, intent: 'preview' }, { method: 'post', replace: true });
  }

  return (
    <>
      <FormHead list={list} name={t('crumb')} />
      <DetailPage
        heading={
          <div className="mb-6">
            <h1 className="text-20">{text('records:importing.title')}</h1>
            <p className="mt-1 max-w-[64ch] text-13 text-text-2">{text('records:importing.description')}</p>
            <OrganizationNote entity={entity} />
          </div>
        }
        facts={<ImportHelp entity={entity} example={example} />}
        factsBelow
      >
        {answer?.done && answer.result ? (
          <ImportResult
            entity={entity}
            columns={columns}
            result={answer.result}
            onAgain={() => setSource({ text: '' })}
          />
        ) : (
          <PostForm replace className="grid gap-6">
            <FormAlert formError={current} />
            <ExpectedOrganization entity={entity} formError={answer} />
            <ImportSource
              limits={limits}
              source={source}
              fieldError={current?.fieldErrors?.csv}
              looking={formData?.get('intent') === 'preview'}
              onChange={choose}
            />
            <ImportStatus entity={entity} preview={current?.result} working={working} />
            {current?.result && (
              <ImportPreview entity={entity} columns={columns} result={current.result} working={working} />
            )}
          </PostForm>
        )}
        {source.text !== '' && !answer?.done && <UnsavedChangesPrompt />}
      </DetailPage>
    </>
  );
}

interface ImportHelpProps {
  entity: ImportableEntity;
  example: readonly (readonly string[])[];
}

/** Format of a file, with an example to download. */
function ImportHelp({ entity, example }: ImportHelpProps) {
  const { t } = useTranslation('import');
  const text = useEntityText(entity);
  const file = example.map((values) => values.map(quoted).join(',')).join('\r\n');
  return (
    <section className="grid gap-2 text-13 text-text-2">
      <h2 className="text-13 text-text">{t('help.title')}</h2>
      <p>{text('records:importing.columns')}</p>
      <p>{t('help.heads')}</p>
      <p>{t('help.quotes')}</p>
      <a
        // The mark tells spreadsheets that it is UTF-8.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${file}\r\n`)}`}
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

interface ImportResultProps<Line extends ImportedLine> {
  entity: ImportableEntity<Line>;
  columns: readonly ImportColumn<Line>[];
  result: Result<Line>;
  onAgain(): void;
}

/** Result of an import: how many records were added, and the lines that were not. */
function ImportResult<Line extends ImportedLine>(props: ImportResultProps<Line>) {
  const { entity, columns, result, onAgain } = props;
  const list = useListLink(entity);
  const { t, i18n } = useTranslation('import');
  const text = useEntityText(entity);
  const { create, skip, refuse } = result.counts;
  const left = skip + refuse;
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => void told.current?.focus(), []);
  return (
    <div ref={restoreFocus} className="grid gap-6">
      <div className="grid max-w-form gap-5">
        <div ref={told} tabIndex={-1} className="rounded-8">
          <Alert tone={create > 0 ? 'success' : 'warning'}>
            {text('records:importing.done', {
              count: create,
              total: formatCount(i18n.language, create),
            })}{' '}
            {left > 0 && t('notAdded', { count: left, total: formatCount(i18n.language, left) })}
          </Alert>
        </div>
        <div className="flex flex-wrap gap-2">
          <BackLink to={list.to} className={buttonClass({ variant: 'primary', size: 36 })}>
            {t('toList')}
          </BackLink>
          <Link to={`${list.to}/import`} replace onClick={onAgain} className={buttonClass({ size: 36 })}>
            {t('again')}
          </Link>
        </div>
      </div>
      {left > 0 && <ImportLines {...{ entity, columns, result }} outcomes={['skip', 'refuse']} />}
    </div>
  );
}
