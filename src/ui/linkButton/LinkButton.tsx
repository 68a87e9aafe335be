import { ExternalLink, type LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';
import type { ButtonLook } from '#src/ui/button/Button.tsx';
import styles from '#src/ui/button/Button.module.css';

interface LinkButtonProps {
  href: string;
  /** What the next page begins with: kept with its history entry, and in no address. */
  state?: object;
  children: string;
  look?: ButtonLook;
  icon?: LucideIcon;
  id?: string;
  /** Opens in a new tab, and these words say so, e.g. "(opens in a new tab)". WCAG 3.2.5. */
  newTabWord?: string;
  onPress?: () => void;
  /** Starts with the visible words. */
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A link styled as a button; its role tells assistive technology that it is a link. */
export function LinkButton(props: LinkButtonProps) {
  const { children, look = 'quiet', icon, state, newTabWord, onPress, ...rest } = props;
  const label = rest['aria-label'];
  return (
    <Link
      {...rest}
      {...(state ? { routerOptions: { state } } : {})}
      {...(onPress ? { onPress: () => onPress() } : {})}
      {...(newTabWord === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      {...(newTabWord !== undefined && label ? { 'aria-label': `${label} ${newTabWord}` } : {})}
      className={styles.button ?? ''}
      data-look={look}
    >
      {icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {newTabWord === undefined ? null : (
        <>
          {label ? null : <VisuallyHidden> {newTabWord}</VisuallyHidden>}
          <Icon of={ExternalLink} />
        </>
      )}
    </Link>
  );
}
