import { Bug, Home, Briefcase, FileUp, LogOut, Settings, User, Users } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { PageHead } from '#src/ui/pageHead/PageHead.tsx';
import { Shell } from '#src/ui/shell/Shell.tsx';
import type { NavEntry } from '#src/ui/navList/NavList.tsx';
import { ActionsPart } from './ActionsPart.tsx';
import { ChoosingPart } from './ChoosingPart.tsx';
import { DialogsPart } from './DialogsPart.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { MessagesPart } from './MessagesPart.tsx';
import { MovingPart } from './MovingPart.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { ReviewPartsPart } from './ReviewPartsPart.tsx';
import { ShowPart } from './ShowPart.tsx';
import { StatesPart } from './StatesPart.tsx';

const JOBS = ['Recommended', 'All jobs', 'Saved', 'Applied', 'Remote'];

const ENTRIES: NavEntry[] = [
  { kind: 'link', text: 'Dashboard', href: '/candidate/home', icon: Home, isCurrent: false },
  {
    kind: 'group',
    text: 'Jobs',
    icon: Briefcase,
    entries: JOBS.map((text, index) => ({
      kind: 'link',
      text,
      href: `/candidate/jobs/${index}`,
      isCurrent: index === 0,
    })),
  },
  { kind: 'link', text: 'My Profile', href: '/candidate/profile', icon: User, isCurrent: false },
  { kind: 'link', text: 'Upload Resume', href: '/candidate/up', icon: FileUp, isCurrent: false },
  { kind: 'link', text: 'Invite job coach', href: '/candidate/inv', icon: Users, isCurrent: false },
];

const FOOT: NavEntry[] = [
  {
    kind: 'link',
    text: 'Account settings',
    href: '/candidate/a',
    icon: Settings,
    isCurrent: false,
  },
  {
    kind: 'external',
    text: 'Report a bug',
    href: 'https://example.org/bug',
    icon: Bug,
    newTabWord: '(opens in a new tab)',
  },
  { kind: 'action', text: 'Log out', icon: LogOut, onPress: () => undefined },
];

/** Every part in its states, to be looked at and checked; not shipped. `open` opens one dialog. */
export function Gallery({ open }: { open: string }) {
  return (
    <Shell
      brandName="Our Ability"
      brandHref="/candidate/home"
      words={{
        nav: 'Main menu',
        openMenu: 'Menu',
        closeMenu: 'Close menu',
        hideMenu: 'Hide menu',
        keepMenu: 'Keep menu open',
      }}
      greeting={{ text: 'Welcome back', name: 'Maria' }}
      entries={ENTRIES}
      footEntries={FOOT}
      footer={<p>Sample data only.</p>}
    >
      <PageHead
        title="Gallery of parts"
        lead={
          <p>
            Every part in its states. <AppLink href="/elsewhere">A link in a sentence</AppLink>, and{' '}
            <AppLink href="https://example.org" newTabWord="(opens in a new tab)">
              one that leaves
            </AppLink>
            .
          </p>
        }
      />
      <ShowPart />
      <StatesPart />
      <NumbersPart />
      <ChoosingPart />
      <ReviewPartsPart />
      <MovingPart />
      <FieldsPart />
      <ActionsPart />
      <MessagesPart />
      <DialogsPart open={open} />
    </Shell>
  );
}
