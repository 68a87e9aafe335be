import type { Check, WrongStep } from './checks.ts';
import { largeDrafts, smallDrafts } from './draftBounds.ts';
import { draftWrong } from './draftWrong.ts';
import { largeSessions, smallSessions } from './sessionBounds.ts';
import { sessionWrong } from './sessionWrong.ts';
import { largeSharing, smallSharing } from './shareBounds.ts';
import { shareWrong } from './shareWrong.ts';
import { largeViews, smallViews } from './viewBounds.ts';
import { viewWrong } from './viewWrong.ts';

/** Everything that is gone through: a little in the gate, much further by the command. */

type Checked = {
  name: string;
  small: readonly Check[];
  large: readonly Check[];
  wrong: readonly WrongStep[];
};

export const allSystems: readonly Checked[] = [
  { name: 'sessions', small: smallSessions, large: largeSessions, wrong: sessionWrong },
  { name: 'draft keepers', small: smallDrafts, large: largeDrafts, wrong: draftWrong },
  { name: 'views of an administrator', small: smallViews, large: largeViews, wrong: viewWrong },
  { name: 'sharing and stopping', small: smallSharing, large: largeSharing, wrong: shareWrong },
];

/** Each search ends when it has seen everything, or this many states, the nearest first. */
export const LARGE_STATES = 200_000;
