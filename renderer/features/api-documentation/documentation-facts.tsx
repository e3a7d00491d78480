import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../components/navigation/link.tsx';
import { Fact, Facts } from '../../components/ui/facts.tsx';
import { formatCount } from '../../lib/format/format-number.ts';
import { CodeText } from './code-text.tsx';
import { documentAddress, documentNames } from './document-name.ts';
import { DocumentText } from './document-text.tsx';
import { groupId } from './operation-group.tsx';
import type { OutlineGroup } from './outline.ts';
import { useServerOrigin } from './use-server-origin.ts';

/** Beside the operations: where the server is, the documents as files, and what is on the page. */
export function DocumentationFacts({ groups }: { groups: readonly OutlineGroup[] }) {
  const { t, i18n } = useTranslation('api-documentation');
  const origin = useServerOrigin();
  const { search } = useLocation();
  return (
    <>
      <Facts label={t('facts.label')}>
        <Fact label={t('server')}>
          <CodeText className="text-12">{origin}</CodeText>
        </Fact>
        <Fact label={t('download')}>
          <ul>
            {documentNames.map((name) => (
              <li key={name}>
                <a
                  href={documentAddress(name)}
                  download={`${name}.openapi.json`}
                  className="link inline-flex min-h-6 items-center"
                >
                  {t(`documents.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
      {groups.length > 0 && (
        <nav aria-label={t('contents')} className="mt-6 text-13 max-lg:hidden">
          <h2 className="pb-1 font-normal text-12 text-text-3 tracking-normal">{t('contents')}</h2>
          <ul>
            {groups.map(({ tag, operations }) => (
              <li key={tag}>
                <Link
                  to={{ search, hash: groupId(tag) }}
                  className="-mx-2 flex min-h-7 items-center gap-2 rounded-6 px-2 text-text-2 transition-colors hover:bg-hover hover:text-text"
                >
                  <DocumentText className="min-w-0 flex-1">{tag}</DocumentText>
                  <span className="text-12 text-text-3 tabular-nums">
                    {formatCount(i18n.language, operations.length)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
