import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Building2 from 'lucide-react/icons/building-complex';
import Copy from 'lucide-react/icons/copy';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import {
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
} from '../../../components/ui/menu-items.tsx';
import { MoreMenu } from '../../../components/ui/more-menu.tsx';
import { SideDrawer } from '../../../components/ui/side-drawer.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ToastCard } from '../../../components/ui/toast-card.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { projectNames, type Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

const menu = createChunk(() => import('../../../components/ui/menu-popup.tsx'));

export function OverlaySection({ s }: { s: Samples }) {
  const [open, setOpen] = useState<'confirm' | 'typed' | 'refused' | 'form' | 'side' | null>(null);
  const [theme, setTheme] = useState('light');
  const close = () => setOpen(null);
  const tries = useRef(0);
  // The first try never arrives, every other is rejected.
  const refuse = async () => {
    tries.current += 1;
    throw tries.current === 1 ? new ApiError(0, 'NETWORK_ERROR', '') : new ApiError(403, 'FORBIDDEN', s.why);
  };
  return (
    <Section name="Menu, dialog">
      <Specs
        of={{
          menu: (
            <MoreMenu menu={menu} label={s.more} variant="second">
              {() => (
                <>
                  <MenuItem icon={ArrowUpRight} keys="O">
                    {s.openLink}
                  </MenuItem>
                  <MenuItem icon={Pencil} keys="E">
                    {s.editEntry}
                  </MenuItem>
                  <MenuItem icon={Copy}>{s.copyLink}</MenuItem>
                  <MenuItem icon={Building2} reason={s.why}>
                    {s.move}
                  </MenuItem>
                  <MenuSeparator />
                  <MenuItem icon={Trash2} danger keys="⌫">
                    {s.remove}
                  </MenuItem>
                </>
              )}
            </MoreMenu>
          ),
          'menu with choices and links': (
            <MoreMenu menu={menu} label={s.theme} variant="second">
              {() => (
                <>
                  <MenuGroup label={s.name}>
                    <MenuLink render={<a href="#menu">{s.openLink}</a>}>{s.openLink}</MenuLink>
                  </MenuGroup>
                  <MenuRadioGroup
                    label={s.theme}
                    value={theme}
                    onValueChange={setTheme}
                    options={[
                      { value: 'light', label: s.light, icon: Sun },
                      { value: 'dark', label: s.dark, icon: Moon },
                      { value: 'system', label: s.system, icon: Monitor },
                    ]}
                  />
                </>
              )}
            </MoreMenu>
          ),
          tooltip: (
            <Tooltip text={s.body} keys="G R">
              <Button>{s.more}</Button>
            </Tooltip>
          ),
          confirm: (
            <Button variant="danger-quiet" onClick={() => setOpen('confirm')}>
              {s.remove}
            </Button>
          ),
          'confirm by name': (
            <Button variant="danger-quiet" onClick={() => setOpen('typed')}>
              {s.owner}
            </Button>
          ),
          'dialog with a form': <Button onClick={() => setOpen('form')}>{s.edit}</Button>,
          'drawer from the side': <Button onClick={() => setOpen('side')}>{s.openLink}</Button>,
          'confirm, refused': (
            <Button variant="danger-quiet" onClick={() => setOpen('refused')}>
              {s.revoke}
            </Button>
          ),
        }}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        description={s.loss}
        names={projectNames}
        onConfirm={close}
      />
      <ConfirmDialog
        open={open === 'typed'}
        onOpenChange={close}
        description={s.loss}
        typeName="souk-checkout"
        onConfirm={close}
      />
      <ConfirmDialog open={open === 'refused'} onOpenChange={close} description={s.loss} onConfirm={refuse} />
      <Dialog
        open={open === 'form'}
        onOpenChange={close}
        title={s.edit}
        keepOpen
        actions={
          <>
            <Button size={36} onClick={close}>
              {s.cancel}
            </Button>
            <Button size={36} variant="primary" onClick={close}>
              {s.save}
            </Button>
          </>
        }
      >
        <Field label={s.name}>
          <Input defaultValue="souk-checkout" />
        </Field>
      </Dialog>
      <SideDrawer open={open === 'side'} onOpenChange={close} label={s.members}>
        <div className="grid gap-2 p-4">
          <Button onClick={close}>{s.cancel}</Button>
        </div>
      </SideDrawer>
    </Section>
  );
}

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
