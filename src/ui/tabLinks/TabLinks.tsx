import { type FocusEvent, type KeyboardEvent, type ReactNode, useContext } from 'react';
import { Tab, TabList, TabListStateContext, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Select } from '#src/ui/select/Select.tsx';
import styles from './TabLinks.module.css';

export interface TabLink {
  id: string;
  text: string;
  /** The tab's own address: back, reload and a shared link lead to it. */
  href: string;
}

interface TabLinksProps {
  /** Name of the list of tabs, e.g. "Parts of your profile". */
  label: string;
  tabs: ReadonlyArray<TabLink>;
  /** The tab of the address on screen; it must be one of `tabs`. */
  selected: string;
  /** Label of the list that stands for the tabs where they have no room, e.g. "Section". */
  shortLabel: string;
  /** Opens the address of the section that was chosen there. */
  onOpen: (href: string) => void;
  /** Content of the selected tab; mounted again for each tab. */
  children: ReactNode;
}

/**
 * Tabs that are links. Arrow keys move along them, Enter or Space opens one: opening loads a page,
 * and an arrow key must not discard half-typed input. Under 46rem of room one Select has the same
 * places; tabs that do not fit above that wrap, so that nothing is cut off or scrolled sideways
 * (WCAG 1.4.10). The page must stay mounted from tab to tab, so that focus stays where it is.
 */
export function TabLinks({ label, tabs, selected, shortLabel, onOpen, children }: TabLinksProps) {
  return (
    <Tabs
      selectedKey={selected}
      keyboardActivation="manual"
      className={styles.tabs ?? ''}
      // The library marks the whole list as focused while anything inside is. Only one ring is
      // needed.
      render={(props) => <div {...props} data-focus-visible={undefined} />}
    >
      <div className={styles.section} data-screen-only onKeyDownCapture={openListFirst}>
        <Select
          label={shortLabel}
          options={tabs.map(({ id, text }) => ({ value: id, text }))}
          value={selected}
          onChange={(id) => {
            const tab = tabs.find((one) => one.id === id);
            if (tab && id !== selected) onOpen(tab.href);
          }}
        />
      </div>
      <BackToSelected>
        <TabList aria-label={label} className={styles.list ?? ''} data-screen-only>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} href={tab.href} className={styles.tab ?? ''}>
              {tab.text}
            </Tab>
          ))}
        </TabList>
      </BackToSelected>
      <TabPanel key={selected} id={selected} className={styles.panel ?? ''}>
        {children}
      </TabPanel>
    </Tabs>
  );
}

/**
 * The closed Select would choose by an arrow key or a letter, which here leaves the page. The
 * list itself is outside this element, so its keys work.
 */
function openListFirst(event: KeyboardEvent): void {
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
  if (isLetter || event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
}

/**
 * Focus that returns to the tabs goes to the active one (ARIA, tabs). The library leaves the Tab
 * stop where the arrow keys left it.
 */
function BackToSelected({ children }: { children: ReactNode }) {
  const state = useContext(TabListStateContext);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (state && !currentTarget.contains(relatedTarget))
      state.selectionManager.setFocusedKey(state.selectedKey);
  };
  return (
    <div onBlur={onBlur} className={styles.row}>
      {children}
    </div>
  );
}
