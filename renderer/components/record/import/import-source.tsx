import FileText from 'lucide-react/icons/file-text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestImport, mostImportedLines } from '#contract/schemas/limits.ts';
import { formatBytes, formatCount } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import type { FieldIssue } from '../../form/form-error.ts';
import { fieldErrorText } from '../../form/form-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { type Encoding, encodings, isEncoding } from './detect-encoding.ts';
import { type FileProblem, type ImportFile, readAs, readImportFile } from './read-import-file.ts';

/** How much a file may hold. */
const limits = { lines: mostImportedLines, bytes: longestImport };

/** Text to be imported: that of a file, or a pasted one. */
export interface Source {
  text: string;
  file?: ImportFile;
}

interface ImportSourceProps {
  source: Source;
  /** Error of the server for the text. */
  fieldError: FieldIssue | undefined;
  looking: boolean;
  onChange(source: Source): void;
}

/** Input for the lines: a file that is chosen or dropped, or text that is pasted. */
export function ImportSource({ source, fieldError, looking, onChange }: ImportSourceProps) {
  const { t, i18n } = useTranslation('import');
  const translate = useTranslate();
  const [fileProblem, setFileProblem] = useState<FileProblem>();
  const pasted = useRef<HTMLTextAreaElement>(null);
  useEarlyText(pasted, source.text, (text) => onChange({ text }));

  async function read(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const read = files.length > 1 ? 'several' : await readImportFile(file, limits.bytes);
    if (typeof read === 'string') return setFileProblem(read);
    setFileProblem(undefined);
    onChange({ text: read.text, file: read });
  }

  const { file } = source;
  return (
    <div className="grid max-w-form gap-5">
      {file ? (
        <div
          ref={restoreFocus}
          className="flex items-center gap-3 rounded-8 border border-line px-3 py-2 text-13"
        >
          <Icon of={FileText} className="text-text-3" />
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate font-medium text-match-parent">
              {file.name}
            </span>
            <span className="text-12 text-text-3">{formatBytes(i18n.language, file.size)}</span>
          </span>
          {looking && <Spinner />}
          {/* What was pressed before has gone. */}
          <Button size={28} autoFocus onClick={() => onChange({ text: '' })}>
            {t('otherFile')}
          </Button>
          <input type="hidden" name="csv" value={source.text} />
        </div>
      ) : (
        <DropZone
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          choose={t('choose')}
          drop={t('drop')}
          hint={t('limits', {
            lines: formatCount(i18n.language, limits.lines),
            megabytes: formatCount(i18n.language, limits.bytes / 1024 / 1024),
          })}
          onFiles={(files) => void read(files)}
        />
      )}
      {fileProblem && (
        <Alert tone="danger" role="alert">
          {t(`faults.${fileProblem}`, { megabytes: formatCount(i18n.language, limits.bytes / 1024 / 1024) })}
        </Alert>
      )}
      {file && file.encoding !== 'utf-8' && !file.isChosen && (
        <Alert tone="warning">{t('readAs', { encoding: t(`encodings.${file.encoding}`) })}</Alert>
      )}
      {file && (
        <EncodingChoice
          encoding={file.encoding}
          onChange={(encoding) => {
            const read = readAs(file, encoding);
            onChange({ text: read.text, file: read });
          }}
        />
      )}
      {file && fieldError && (
        <Alert tone="danger" role="alert">
          {fieldErrorText(translate, i18n.language, fieldError)}
        </Alert>
      )}
      {!file && (
        <>
          <Field
            label={t('paste')}
            error={fieldError && fieldErrorText(translate, i18n.language, fieldError)}
          >
            <Textarea
              ref={pasted}
              name="csv"
              rows={6}
              dir="auto"
              spellCheck={false}
              value={source.text}
              onChange={(event) => onChange({ text: event.target.value })}
              className="font-mono text-13!"
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="preview"
            size={36}
            loading={looking}
            className="justify-self-start"
          >
            {t('preview')}
          </Button>
        </>
      )}
    </div>
  );
}

interface EncodingChoiceProps {
  encoding: Encoding;
  onChange(encoding: Encoding): void;
}

/** The encoding in which the file was read: only its reader sees whether the text is right. */
function EncodingChoice({ encoding, onChange }: EncodingChoiceProps) {
  const { t } = useTranslation('import');
  return (
    <Field label={t('encoding')}>
      <Select
        value={encoding}
        onChange={({ target: { value } }) => isEncoding(value) && onChange(value)}
        className="justify-self-start"
      >
        {encodings.map((name) => (
          <option key={name} value={name}>
            {t(`encodings.${name}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
