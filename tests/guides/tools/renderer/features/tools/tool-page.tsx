import { useParams } from 'react-router';
import type { ListedTool, Tool } from '#contract/tools/tools.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import {
  ChoiceValue,
  DayValue,
  LongTextValue,
  MoneyValue,
  ReferenceValue,
  TextValue,
} from '../../components/record/field-values.tsx';
import { FieldFact } from '../../components/record/page/field-fact.tsx';
import { RecordFacts } from '../../components/record/page/record-facts.tsx';
import { RecordHeadActions } from '../../components/record/page/record-head-actions.tsx';
import { RecordHeading } from '../../components/record/page/record-heading.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { toolActions, toolEntity } from './tool-entity.ts';

/** One tool: what it is, what was done to it, and what can be done with it. */
export function ToolPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <RecordPage
      entity={toolEntity}
      options={api.tools.read.queryOptions({ input: { id } })}
      actions={toolActions}
      heading={({ name }: ListedTool, heading) => <RecordHeading name={name} heading={heading} />}
      head={(_, actions) => <RecordHeadActions entity={toolEntity} id={id} actions={actions} />}
      facts={(tool) => <ToolFacts tool={tool} />}
      factCount={9}
    >
      {() => <ActivitySection options={api.tools.activity.queryOptions({ input: { id } })} />}
    </RecordPage>
  );
}

/** What is known of a tool beside its name, and when it was added and changed. */
export function ToolFacts({ tool }: { tool: Tool }) {
  return (
    <RecordFacts entity={toolEntity} record={tool} named>
      <FieldFact name="tools:form.serial" of={tool.serial}>
        <TextValue value={tool.serial} />
      </FieldFact>
      <FieldFact name="tools:form.category" of={tool.category}>
        <ChoiceValue value={`tools:choices.category.${tool.category}`} />
      </FieldFact>
      <FieldFact name="tools:form.purchasedOn" of={tool.purchasedOn}>
        <DayValue value={tool.purchasedOn} />
      </FieldFact>
      <FieldFact name="tools:form.price" of={tool.price}>
        <MoneyValue value={tool.price} />
      </FieldFact>
      <FieldFact name="tools:form.borrowerId" of={tool.borrowerId}>
        <ReferenceValue value={tool.borrower} to={`/manager/users/${tool.borrowerId}`} />
      </FieldFact>
      <FieldFact name="tools:form.note" of={tool.note}>
        <LongTextValue value={tool.note} />
      </FieldFact>
    </RecordFacts>
  );
}
