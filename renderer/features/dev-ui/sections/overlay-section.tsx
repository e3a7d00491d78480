import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Building2 from 'lucide-react/icons/building-complex';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
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
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { MenuGroup } from '../../../components/ui/menu-group.tsx';
import { MenuItem } from '../../../components/ui/menu-item.tsx';
import { MenuLink } from '../../../components/ui/menu-link.tsx';
import { MenuRadioGroup } from '../../../components/ui/menu-radio-group.tsx';
import { MenuSeparator } from '../../../components/ui/menu-separator.tsx';
import { SideDrawer } from '../../../components/ui/side-drawer.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { projectNames, type Samples } from '../samples.ts';
import { Section, Spec, Specs } from '../spec.tsx';

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
    <Section name="Menu, tabs, dialog">
      <Specs>
        <Spec state="menu">
          <Menu trigger={<IconButton icon={Ellipsis} label={s.more} variant="second" />}>
            <MenuItem icon={ArrowUpRight} keys="O">
              {s.openLink}
            </MenuItem>
            <MenuItem icon={Pencil} keys="E">
              {s.editEntry}
            </MenuItem>
            <MenuItem icon={Copy}>{s.copyLink}</MenuItem>
            <MenuItem icon={Building2} disabled>
              {s.move}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger keys="⌫">
              {s.remove}
            </MenuItem>
          </Menu>
        </Spec>
        <Spec state="menu with choices and links">
          <Menu trigger={<Button>{s.theme}</Button>}>
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
          </Menu>
        </Spec>
        <Spec state="tooltip">
          <Tooltip text={s.body} keys="G R">
            <Button>{s.more}</Button>
          </Tooltip>
        </Spec>
        <Spec state="confirm">
          <Button variant="danger-quiet" onClick={() => setOpen('confirm')}>
            {s.remove}
          </Button>
        </Spec>
        <Spec state="confirm by name">
          <Button variant="danger-quiet" onClick={() => setOpen('typed')}>
            {s.owner}
          </Button>
        </Spec>
        <Spec state="dialog with a form">
          <Button onClick={() => setOpen('form')}>{s.edit}</Button>
        </Spec>
        <Spec state="drawer from the side">
          <Button onClick={() => setOpen('side')}>{s.openLink}</Button>
        </Spec>
        <Spec state="confirm, refused">
          <Button variant="danger-quiet" onClick={() => setOpen('refused')}>
            {s.revoke}
          </Button>
        </Spec>
      </Specs>
      <Tabs
        label={s.members}
        tabs={[
          { value: 'members', label: s.members, content: <p>{s.body}</p> },
          { value: 'teams', label: s.teams, content: <p>{s.hint}</p> },
          { value: 'invitations', label: s.invitations, content: <p>{s.appear}</p> },
        ]}
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
