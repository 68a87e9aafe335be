import { type FocusEvent, type ReactNode, useContext } from 'react';
import { Tab, TabList, TabListStateContext, TabPanel, Tabs } from 'react-aria-components/Tabs';
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
  /** Content of the selected tab; mounted again for each tab. */
  children: ReactNode;
}

/**
 * Tabs that are links. Arrow keys move along them, Enter or Space opens one: opening loads a page,
 * and an arrow key must not discard half-typed input. Tabs that do not fit wrap to a new line, so
 * that nothing is cut off or scrolled sideways (WCAG 1.4.10). The page must stay mounted from tab
 * to tab, so that focus stays on the opened tab.
 */
export function TabLinks({ label, tabs, selected, children }: TabLinksProps) {
  return (
    <Tabs
      selectedKey={selected}
      keyboardActivation="manual"
      className={styles.tabs ?? ''}
      // The library marks the whole list as focused while anything inside is. Only one ring is
      // needed.
      render={(props) => <div {...props} data-focus-visible={undefined} />}
    >
      <BackToSelected>
        <TabList aria-label={label} className={styles.list ?? ''}>
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
 * Focus that returns to the tabs goes to the active one (ARIA, tabs). The library leaves the Tab
 * stop where the arrow keys left it.
 */
function BackToSelected({ children }: { children: ReactNode }) {
  const state = useContext(TabListStateContext);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (state && !currentTarget.contains(relatedTarget))
      state.selectionManager.setFocusedKey(state.selectedKey);
  };
  return <div onBlur={onBlur}>{children}</div>;
}
