import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** E.g. "Skip to main content". */
  children: string;
  /** Id of the element that takes focus; Main has "main". */
  targetId?: string;
}

/**
 * First in the tab order, visible only when focused. It moves focus itself, so the address stays.
 */
export function SkipLink({ children, targetId = 'main' }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView({ block: 'start' });
      }}
    >
      {children}
    </a>
  );
}
