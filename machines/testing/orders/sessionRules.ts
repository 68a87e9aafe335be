import type { Rules } from './search.ts';
import { openTabs, seenIn, type Tab, type World } from './sessionWorld.ts';

/** What must be true of every browser, whatever the order. */

/** Nothing is on its way between the tabs, and nothing that was told was lost. */
function isAllIn(world: World): boolean {
  return !world.isLost && openTabs(world).every(({ inbox }) => inbox.length === 0);
}

function different<Value>(values: readonly (Value | null)[]): number {
  return new Set(values.filter((value) => value !== null)).size;
}

/** Whose tokens a tab has, as the server knows it. */
function personIn({ signIns }: World, tab: Tab): string | null {
  const { shown, family } = seenIn(tab);
  return shown === null ? null : (signIns.find(({ name }) => name === family)?.person ?? null);
}

export const sessionRules: Rules<World> = {
  onePersonInABrowser: {
    says: 'After all messages are in, one person at most is signed in in the tabs of a browser.',
    holds: (world) =>
      !isAllIn(world) || different(openTabs(world).map((tab) => personIn(world, tab))) <= 1,
  },
  noOtherName: {
    says: 'A tab shows the name of the person whose tokens it has.',
    holds: (world) =>
      openTabs(world).every((tab) => {
        const { shown } = seenIn(tab);
        return shown === null || shown.userDetails.UserGuid === personIn(world, tab);
      }),
  },
  tabsAgree: {
    says: 'After all messages are in, tabs that were open all the time have the same tokens.',
    holds: (world) =>
      !isAllIn(world) ||
      world.mayDiffer ||
      openTabs(world).some(({ renewal }) => renewal?.stage === 'sent') ||
      different(openTabs(world).map((tab) => seenIn(tab).shown?.tokens.refresh ?? null)) <= 1,
  },
  noEndedSessionComesBack: {
    says: 'A tab that knows that a session ended never has that session again.',
    holds: (world) =>
      openTabs(world).every((tab) => !tab.over.some((family) => family === seenIn(tab).family)),
  },
  anEndReachesEveryTab: {
    says: 'After all messages are in, no tab has a session that another one ended.',
    holds: (world) =>
      !isAllIn(world) ||
      openTabs(world).every((tab) => {
        const { shown, family } = seenIn(tab);
        return shown === null || !world.over.includes(family ?? '');
      }),
  },
  oneRenewalAtATime: {
    says: 'At most one renewal of a token is under way while every tab waits for its turn.',
    holds: (world) => {
      const underWay = openTabs(world)
        .map(({ renewal }) => renewal)
        .filter((renewal) => renewal !== null && renewal.stage !== 'waiting' && renewal.isInTurn);
      return underWay.length === different(underWay.map((renewal) => renewal?.refresh ?? null));
    },
  },
};

/** What a move itself can do wrong. */
export const sessionMoveRules = {
  noCallWithEndedToken:
    'No call and no renewal leaves with a token that the tab knows to be ended or replaced.',
  timeEndsNoRenewedSession:
    'A tab whose tokens ran out ends no sign-in that other tabs have renewed.',
} as const;

/** Signed out and quiet: nothing is on its way, and nobody is waited for. */
export function isQuiet(world: World): boolean {
  return openTabs(world).every(
    (tab) => seenIn(tab).isSignedOut && tab.inbox.length === 0 && tab.renewal === null,
  );
}
