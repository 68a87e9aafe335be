import type { components } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import {
  findRepresentative,
  hasSharedBefore,
  type RepresentativeRow,
} from '#server/disclosure/representativeQueries.ts';
import { Problem } from '#server/http/problem.ts';

type MayShare = components['schemas']['MayShare'];

/** Whether a candidate may share, and who agrees to it besides. */
export async function mayShareOf(
  db: Db,
  candidateGuid: string,
): Promise<{
  readonly mayShare: MayShare;
  readonly representative: RepresentativeRow | undefined;
}> {
  const representative = await findRepresentative(db, candidateGuid);
  if (representative)
    return { mayShare: representative.confirmed_at ? 'confirmed' : 'waiting', representative };
  // Who shared before was asked then.
  const hasShared = await hasSharedBefore(db, candidateGuid);
  return { mayShare: hasShared ? 'alone' : 'unknown', representative };
}

/** @throws Problem while somebody else has to agree first */
export async function refuseWhileWaiting(db: Db, candidateGuid: string): Promise<void> {
  const representative = await findRepresentative(db, candidateGuid);
  if (representative && !representative.confirmed_at) throw notConfirmed();
}

/**
 * Lets a candidate share who decides alone, or with somebody who agreed.
 * @param isAdult what the candidate says now; asked before the first share alone
 * @returns the id of who agreed, or null
 * @throws Problem when the age was not asked, or the other has not agreed yet
 */
export async function checkMayShare(
  trx: Db,
  candidateGuid: string,
  isAdult: boolean | undefined,
): Promise<string | null> {
  const { mayShare, representative } = await mayShareOf(trx, candidateGuid);
  if (mayShare === 'waiting') throw notConfirmed();
  if (mayShare === 'unknown' && isAdult !== true) throw ageNotSaid();
  return representative?.guid ?? null;
}

const notConfirmed = () =>
  new Problem(
    409,
    'representative_not_confirmed',
    'Your parent or guardian has not agreed yet. Until then nothing is shared.',
  );

const ageNotSaid = () => new Problem(409, 'age_not_said', 'Say first whether you are 18 or older.');
