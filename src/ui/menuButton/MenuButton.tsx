import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { ChevronDown } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import button from '#src/ui/button/Button.module.css';
import list from '#src/ui/select/Select.module.css';

export interface MenuAction {
  id: string;
  text: string;
  onPress: () => void;
}

interface MenuButtonProps {
  id?: string;
  /** Visible, e.g. "Add to…". */
  children: string;
  /** Only where several share the visible word; starts with it. WCAG 2.5.3. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  actions: readonly MenuAction[];
}

/** A button that opens a menu of actions; each acts at once and closes it. */
export function MenuButton({ children, actions, ...rest }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button {...rest} className={button.button ?? ''} data-look="quiet">
        {children}
        <Icon of={ChevronDown} />
      </Button>
      <Popover className={list.popover ?? ''} offset={4}>
        {/* The page with the button is inert while the menu is open, so it cannot name it. */}
        <Menu aria-label={rest['aria-label'] ?? children} className={list.list ?? ''}>
          {actions.map(({ id, text, onPress }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={text}
              className={list.option ?? ''}
              onAction={onPress}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
