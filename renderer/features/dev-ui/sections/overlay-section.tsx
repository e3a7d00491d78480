import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '../../../components/ui/menu-items.tsx';
import { MoreMenu } from '../../../components/ui/more-menu.tsx';
import { SideDrawer } from '../../../components/ui/side-drawer.tsx';
import { type ToastRequest, toast } from '../../../components/ui/toast.ts';
import { ToastCard } from '../../../components/ui/toast-card.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { controlsFor } from '../sample-controls.tsx';
import { optionsOf, people, type Samples } from '../samples.ts';
import { Parts, Section } from '../spec.tsx';

const menu = createChunk(() => import('../../../components/ui/menu-popup.tsx'));
const idle = () => {};

/** Menus, dialogs and toasts. */
export function OverlaySection({ s }: { s: Samples }) {
  const [opened, setOpened] = useState('');
  const [size, setSize] = useState<string>('small');
  const controls = controlsFor(s);
  const sizes = { label: s.size, options: optionsOf(s, 'small', 'large') };
  const names = people.map((user) => user.label);
  const close = () => setOpened('');
  const overlay = (label: string) => ({ open: opened === label, onOpenChange: close });
  const question = { description: s.loss, onConfirm: idle };
  const cancel = <Button onClick={close}>{s.cancel}</Button>;
  const refuse = () => Promise.reject(new ApiError(403, 'FORBIDDEN', s.why));
  const toasts: ToastRequest[] = [
    { tone: 'success', title: s.done, action: { label: s.undo, onPress: () => toast.info(s.kept) } },
    { tone: 'error', title: s.refused, description: s.kept },
    { tone: 'loading', title: s.importing, id: 'import' },
    { tone: 'warning', title: s.wrong },
    { tone: 'info', title: s.hint },
  ];
  return (
    <>
      <Section name="Menu, dialog">
        <Parts>
          <MoreMenu menu={menu} label={s.more} variant="second">
            {() => (
              <>
                <MenuItem icon={Pencil}>{s.edit}</MenuItem>
                <MenuItem keys="E">{s.add}</MenuItem>
                <MenuItem reason={s.why}>{s.revoke}</MenuItem>
                <MenuLink render={<a href="#menu">{s.continue}</a>}>{s.continue}</MenuLink>
                <MenuRadioGroup {...sizes} value={size} onValueChange={setSize} />
                <MenuSeparator />
                <MenuItem danger>{s.remove}</MenuItem>
              </>
            )}
          </MoreMenu>
          <Tooltip text={s.body} keys="G R">
            <Button>{s.more}</Button>
          </Tooltip>
          {[s.remove, s.owner, s.revoke, s.edit, s.add, s.person].map((label) => (
            <Button key={label} onClick={() => setOpened(label)}>
              {label}
            </Button>
          ))}
        </Parts>
        <ConfirmDialog {...overlay(s.remove)} {...question} names={names} nameCount={7} />
        <ConfirmDialog {...overlay(s.owner)} {...question} typeName="souk-checkout" />
        <ConfirmDialog {...overlay(s.revoke)} {...question} onConfirm={refuse} />
        <Dialog {...overlay(s.edit)} title={s.edit} keepOpen actions={cancel}>
          <Field label={s.name}>{controls.name({ name: 'name' })}</Field>
        </Dialog>
        <Dialog {...overlay(s.add)} title={s.add} actions={cancel}>
          <Field label={s.due}>{controls.due({ name: 'due' })}</Field>
          <Field label={s.person}>{controls.person({ name: 'person', defaultValue: '' }, {})}</Field>
        </Dialog>
        <SideDrawer {...overlay(s.person)} label={s.person}>
          {cancel}
        </SideDrawer>
      </Section>
      <Section name="Toast">
        <Parts>
          {toasts.map(({ tone, title, ...options }) => (
            <Button key={tone} onClick={() => toast[tone](title, options)}>
              {title}
            </Button>
          ))}
          <Button onClick={() => toast.dismiss('import')}>{s.cancel}</Button>
        </Parts>
        {toasts.map((request) => (
          <ToastCard key={request.tone} request={request} onClose={idle} />
        ))}
      </Section>
    </>
  );
}
