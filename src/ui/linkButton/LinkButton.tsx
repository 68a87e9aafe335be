import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { ButtonLook } from '#src/ui/button/Button.tsx';
import styles from '#src/ui/button/Button.module.css';

interface LinkButtonProps {
  href: string;
  children: string;
  look?: ButtonLook;
  icon?: LucideIcon;
  id?: string;
  'aria-describedby'?: string;
}

/** A link styled as a button; its role tells assistive technology that it is a link. */
export function LinkButton({ children, look = 'quiet', icon, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={styles.button ?? ''} data-look={look}>
      {icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
    </Link>
  );
}
