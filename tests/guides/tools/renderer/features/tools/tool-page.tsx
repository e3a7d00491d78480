import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ListedTool, Tool } from '#contract/tools/tools.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { RecordFacts } from '../../components/record/page/record-facts.tsx';
import { RecordHeadActions } from '../../components/record/page/record-head-actions.tsx';
import { RecordHeading } from '../../components/record/page/record-heading.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { Fact } from '../../components/ui/facts.tsx';
import { dateText } from '../../lib/format/date-text.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { toolActions, toolEntity } from './tool-entity.ts';

/** One tool: what it is, what was done to it, and what can be done with it. */
export function ToolPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  const { t } = useTranslation('tools');
  return (
    <RecordPage
      entity={toolEntity}
      options={api.tools.read.queryOptions({ input: { id } })}
      actions={toolActions}
      heading={({ name, serial }: ListedTool, heading) => (
        <RecordHeading name={name} heading={heading}>
          <span className="ltr-isolate text-text-2 wrap-anywhere">{serial}</span>
        </RecordHeading>
      )}
      head={(_, actions) => <RecordHeadActions entity={toolEntity} id={id} actions={actions} />}
      facts={(tool) => <ToolFacts tool={tool} />}
      factCount={7}
    >
      {({ note }) => (
        <>
          <p dir="auto" className="max-w-[64ch] whitespace-pre-line text-14 text-match-parent wrap-anywhere">
            {note ?? t('detail.noNote')}
          </p>
          <ActivitySection options={api.tools.activity.queryOptions({ input: { id } })} />
        </>
      )}
    </RecordPage>
  );
}

/** What is known of a tool beside its name, and when it was added and changed. */
export function ToolFacts({ tool }: { tool: Tool }) {
  const { t, i18n } = useTranslation('tools');
  const { category, borrower, purchasedOn, price } = tool;
  return (
    <RecordFacts entity={toolEntity} record={tool} named>
      <Fact label={t('column.category')}>{t(`category.${category}`)}</Fact>
      <Fact label={t('column.borrower')}>
        <bdi>{borrower ?? t('detail.inStock')}</bdi>
      </Fact>
      {purchasedOn && (
        <Fact label={t('column.purchased')}>{dateText(new Date(purchasedOn), i18n.language, 'UTC')}</Fact>
      )}
      {price && <Fact label={t('form.price')}>{formatMoney(i18n.language, price)}</Fact>}
    </RecordFacts>
  );
}
