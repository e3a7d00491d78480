import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ToastCard } from '../../../components/ui/toast-card.tsx';
import type { Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

export function ToastSection({ s }: { s: Samples }) {
  const undo = { label: s.undo, onPress: () => toast.info(s.kept) };
  const idle = () => {};
  return (
    <Section name="Toast">
      <Specs>
        <Button onClick={() => toast.success(s.done, { action: undo })}>{s.done}</Button>
        <Button onClick={() => toast.error(s.refused, { description: s.kept })}>{s.refused}</Button>
        <Button onClick={() => toast.loading(s.importing, { description: s.line, id: 'import' })}>
          {s.importing}
        </Button>
        <Button onClick={() => toast.dismiss('import')}>{s.cancel}</Button>
      </Specs>
      <div className="grid justify-items-start gap-3.5">
        <ToastCard request={{ tone: 'success', title: s.done, action: undo }} onClose={idle} />
        <ToastCard request={{ tone: 'error', title: s.refused, description: s.kept }} onClose={idle} />
        <ToastCard request={{ tone: 'warning', title: s.expires }} onClose={idle} />
        <ToastCard request={{ tone: 'info', title: s.updated }} onClose={idle} />
        <ToastCard request={{ tone: 'loading', title: s.importing, description: s.line }} onClose={idle} />
      </div>
    </Section>
  );
}
