import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { Brand } from '#src/ui/brand/Brand.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DialogFrame } from '#src/ui/dialog/Dialog.tsx';
import { Main } from '#src/ui/main/Main.tsx';
import { NavList } from '#src/ui/navList/NavList.tsx';
import type { NavEntry } from '#src/ui/navList/NavList.tsx';
import styles from './Shell.module.css';

export interface ShellWords {
  /** Name of the navigation landmark and of the drawer, e.g. "Main menu". */
  nav: string;
  /** Visible word of the button that opens the menu where it is collapsed, e.g. "Menu". */
  openMenu: string;
  /** Closes the drawer, e.g. "Close menu". */
  closeMenu: string;
  /** Hides the sidebar on a wide screen, e.g. "Hide menu". */
  hideMenu: string;
  /** Shows it again, e.g. "Keep menu open". */
  keepMenu: string;
}

interface ShellProps {
  brandName: string;
  brandHref: string;
  words: ShellWords;
  /** Small line and name above the menu. */
  greeting?: { text: string; name: string };
  /** The pages: this list scrolls where it does not fit. */
  entries: ReadonlyArray<NavEntry>;
  /** Below them and always in sight: settings, help, Log out. */
  footEntries: ReadonlyArray<NavEntry>;
  /** Above everything, e.g. as whom an admin views the page. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** Tools of every page, e.g. the display settings: in the menu's foot, or beside its button. */
  tools?: { menu: ReactNode; header: ReactNode };
  children: ReactNode;
}

/**
 * Frame of a signed-in area: sidebar and main. At 840 px, or when the person hides it, one line
 * with a labelled menu button replaces the sidebar and opens the same lists in a modal drawer.
 */
export function Shell({
  brandName,
  brandHref,
  words,
  greeting,
  entries,
  footEntries,
  banner,
  footer,
  tools,
  children,
}: ShellProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hideButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setDrawerOpen(false);
  const current = entries
    .flatMap((entry): readonly NavEntry[] => (entry.kind === 'group' ? entry.entries : [entry]))
    .find((entry) => entry.kind === 'link' && entry.isCurrent)?.text;
  // Where not all of it has room, the entry of the page must not be one that is cut off.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  // The pressed button disappears with its menu: focus moves to the one that undoes it (WCAG
  // 2.4.3).
  useEffect(() => {
    if (!isHidden) return;
    const hide = hideButton.current;
    menuButton.current?.focus();
    return () => {
      // On closing, the drawer restores focus to a button that is hidden by then, after one frame.
      requestAnimationFrame(() => requestAnimationFrame(() => hide?.focus()));
    };
  }, [isHidden]);
  const hello = greeting ? (
    <p className={styles.greeting}>
      {greeting.text} <b>{greeting.name}</b>
    </p>
  ) : null;
  return (
    <div className={styles.frame}>
      <div className={styles.shell} data-collapsed={isHidden || undefined}>
        {banner ? <div className={styles.banner}>{banner}</div> : null}
        <header className={styles.top}>
          <Brand name={brandName} href={brandHref} />
          <div className={styles.tools}>
            {tools?.header}
            <Button
              ref={menuButton}
              icon={Menu}
              aria-haspopup="dialog"
              onPress={() => setDrawerOpen(true)}
            >
              {words.openMenu}
            </Button>
          </div>
        </header>
        <div className={styles.side}>
          <header className={styles.head}>
            <Brand name={brandName} href={brandHref} />
            {hello}
          </header>
          <nav aria-label={words.nav} className={styles.menu}>
            <div ref={list} className={styles.list}>
              <NavList entries={entries} />
            </div>
            <div className={styles.foot}>
              {tools?.menu}
              <NavList entries={footEntries} />
              <Button
                ref={hideButton}
                look="row"
                icon={PanelLeftClose}
                onPress={() => setHidden(true)}
              >
                {words.hideMenu}
              </Button>
            </div>
          </nav>
        </div>
        <div className={styles.content}>
          <Main>{children}</Main>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </div>
      </div>
      <DialogFrame
        isOpen={isDrawerOpen}
        onClose={close}
        isStatic={false}
        size="drawer"
        aria-label={words.nav}
      >
        <div className={styles.drawer}>
          <div>
            <Button icon={X} autoFocus onPress={close}>
              {words.closeMenu}
            </Button>
          </div>
          {hello}
          <nav aria-label={words.nav} className={styles.menu}>
            <div className={styles.list}>
              <NavList entries={entries} onFollow={close} />
            </div>
            <div className={styles.foot}>
              <NavList entries={footEntries} onFollow={close} />
              <div className={styles.keep}>
                <Button
                  look="row"
                  icon={PanelLeftOpen}
                  onPress={() => {
                    setHidden(false);
                    close();
                  }}
                >
                  {words.keepMenu}
                </Button>
              </div>
            </div>
          </nav>
        </div>
      </DialogFrame>
    </div>
  );
}
