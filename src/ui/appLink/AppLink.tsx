import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ExternalLink } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';

export interface AppLinkProps {
  href: string;
  /** What the next page begins with: kept with its history entry, and in no address. */
  state?: object;
  children: ReactNode;
  /** Opens in a new tab, and these words say so, e.g. "(opens in a new tab)". WCAG 3.2.5. */
  newTabWord?: string;
  /** The address is a file, which is saved under this name. */
  download?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  'aria-describedby'?: string;
  id?: string;
  /** Of words in another language than the page. */
  lang?: string;
  dir?: 'ltr';
  onPress?: () => void;
  /** For wrappers in this folder only. */
  className?: string;
}

/**
 * A link. Inside the app it navigates without a reload, through the provider of UiProvider.tsx.
 */
export function AppLink({
  children,
  state,
  newTabWord,
  onPress,
  className,
  ...rest
}: AppLinkProps) {
  return (
    <Link
      {...rest}
      {...(state ? { routerOptions: { state } } : {})}
      {...(onPress ? { onPress: () => onPress() } : {})}
      {...(newTabWord === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      className={className ?? ''}
    >
      {children}
      {newTabWord === undefined ? null : (
        <>
          <VisuallyHidden> {newTabWord}</VisuallyHidden>
          <Icon of={ExternalLink} />
        </>
      )}
    </Link>
  );
}
