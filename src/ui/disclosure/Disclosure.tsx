import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Visible on the button, e.g. "Why this job". */
  label: string;
  /** When many share one label: starts with it, e.g. "Why this job: Data Entry Clerk". */
  'aria-label'?: string;
  /** Makes the button a heading's content, so that it is found when moving by headings. */
  headingLevel?: 2 | 3 | 4;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** Content on demand. Find in page and print show it also while collapsed. */
export function Disclosure({
  label,
  headingLevel,
  'aria-label': ariaLabel,
  children,
  ...rest
}: DisclosureProps) {
  const trigger = (
    <Button
      slot="trigger"
      className={styles.trigger ?? ''}
      {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}
    >
      <Icon of={ChevronRight} />
      <span>{label}</span>
    </Button>
  );
  return (
    <AriaDisclosure {...rest} className={styles.disclosure ?? ''}>
      {headingLevel ? <Heading level={headingLevel}>{trigger}</Heading> : trigger}
      <DisclosurePanel className={styles.panel ?? ''}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
