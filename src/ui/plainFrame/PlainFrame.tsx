import type { ReactNode } from 'react';
import { Brand } from '#src/ui/brand/Brand.tsx';
import { Main } from '#src/ui/main/Main.tsx';
import styles from './PlainFrame.module.css';

interface PlainFrameProps {
  brandName: string;
  brandHref: string;
  /** Beside the brand, e.g. a link to sign in. */
  actions?: ReactNode;
  footer?: ReactNode;
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** Frame of the screens without a sidebar: sign-in, sign-up, the public areas. */
export function PlainFrame({
  brandName,
  brandHref,
  actions,
  footer,
  width = 'narrow',
  children,
}: PlainFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Brand name={brandName} href={brandHref} />
        {actions}
      </header>
      <Main width={width}>{children}</Main>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </div>
  );
}
